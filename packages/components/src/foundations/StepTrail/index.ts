export * from './StepTrail.tsx'
