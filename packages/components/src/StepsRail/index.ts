export * from './StepsRail.tsx'
