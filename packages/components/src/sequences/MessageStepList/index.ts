export { type MessageStep } from './messageStep.ts'
export * from './MessageStepList.tsx'
