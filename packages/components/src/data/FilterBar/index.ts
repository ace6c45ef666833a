export { FilterBar, type FilterBarProps } from './FilterBar.tsx'
export { type FilterDefinition, type FilterTag, type FilterValue, type FilterValues } from './filterValues.ts'
