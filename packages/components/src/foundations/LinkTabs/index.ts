export * from './LinkTabs.tsx'
