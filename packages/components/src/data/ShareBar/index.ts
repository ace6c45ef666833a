export * from './ShareBar.tsx'
