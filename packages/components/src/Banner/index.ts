export * from './Banner.tsx'
