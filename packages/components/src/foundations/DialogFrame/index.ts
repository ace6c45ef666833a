export * from './DialogFrame.tsx'
