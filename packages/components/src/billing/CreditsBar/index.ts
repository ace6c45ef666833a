export * from './CreditsBar.tsx'
