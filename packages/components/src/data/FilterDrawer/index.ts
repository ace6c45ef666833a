export { FilterDrawer, type FilterDrawerProps } from './FilterDrawer.tsx'
export { matchingItems } from './matchingItems.ts'
