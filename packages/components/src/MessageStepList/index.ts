export * from './MessageStepList.tsx'
