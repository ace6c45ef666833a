export * from './LoadingScreen.tsx'
