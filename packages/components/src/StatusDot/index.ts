export * from './StatusDot.tsx'
