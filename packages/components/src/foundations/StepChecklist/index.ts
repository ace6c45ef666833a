export * from './StepChecklist.tsx'
