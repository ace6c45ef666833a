export * from './PageHead.tsx'
