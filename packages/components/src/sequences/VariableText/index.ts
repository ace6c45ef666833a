export { type MessageVariable } from '../variables/variableParts.ts'
export * from './VariableText.tsx'
