export * from './ThreadHeader.tsx'
