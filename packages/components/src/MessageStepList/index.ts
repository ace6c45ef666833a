export { type MessageStep } from './messageStep.ts'
