export * from './NextStepChip.tsx'
