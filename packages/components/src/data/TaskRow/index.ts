export * from './TaskRow.tsx'
