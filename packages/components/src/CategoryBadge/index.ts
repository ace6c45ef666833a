export * from './CategoryBadge.tsx'
