export * from './MessageStepEditor.tsx'
