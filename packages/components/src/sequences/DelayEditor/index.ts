export { type DelayBounds, type DelayEdit, type DelayUnit } from './delayDraft.ts'
export * from './DelayEditor.tsx'
