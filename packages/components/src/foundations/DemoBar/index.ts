export * from './DemoBar.tsx'
