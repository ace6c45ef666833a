export * from './ChatPreview.tsx'
