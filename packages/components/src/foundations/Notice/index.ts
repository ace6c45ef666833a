export * from './Notice.tsx'
