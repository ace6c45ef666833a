export * from './StatCard.tsx'
