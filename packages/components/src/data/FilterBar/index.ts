export { FilterBar, type FilterBarProps } from './FilterBar.tsx'
export {
  type FilterDefinition,
  type FilterTag,
  filterTagsOf,
  type FilterValue,
  type FilterValues,
  numberBoundsOf,
  withFilter,
  withoutTag,
} from './filterValues.ts'
