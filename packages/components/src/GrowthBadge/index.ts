export * from './GrowthBadge.tsx'
