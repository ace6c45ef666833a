export * from './MobileNotice.tsx'
