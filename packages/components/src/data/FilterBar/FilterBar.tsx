import { Button, mergeClasses, SearchBox } from '@fluentui/react-components'
import { FilterRegular } from '@fluentui/react-icons/svg/filter'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { lazyPart, usePart } from '../../hooks/lazyPart.tsx'
import { useFilterBarStyles } from './FilterBar.styles.ts'
import { type FilterDefinition, filterTagsOf, type FilterValues, withFilter } from './filterValues.ts'

const filterTags = lazyPart(async () => (await import('./FilterTags.tsx')).FilterTags)

const quickFilters = lazyPart(async () => (await import('./SelectFilter.tsx')).QuickFilters)

export interface FilterBarProps {
  /** The name of the searched items, for example 'recipients'. Without a name, the bar has no search box. */
  readonly searchLabel?: string | undefined
  readonly search?: string | undefined
  /** Called on each change. */
  readonly onSearchChange?: ((event: SyntheticEvent, data: { readonly search: string }) => void) | undefined
  readonly filters: readonly FilterDefinition[]
  readonly values: FilterValues
  /** Keys of the select filters that have a field below the search box. Default: none. */
  readonly quickKeys?: readonly string[] | undefined
  readonly onValuesChange: (event: SyntheticEvent, data: { readonly values: FilterValues }) => void
  /** Opens the drawer of filters. */
  readonly onFiltersOpen: (event: SyntheticEvent) => void
  /** Content at the right end of the bar. */
  readonly children?: ReactNode | undefined
}

/** The bar above a list: a search box, the filter button, and the active filters as tags (LIST-2). */
export function FilterBar(props: FilterBarProps) {
  const { searchLabel, search = '', onSearchChange, onFiltersOpen, children } = props
  const { filters, values, quickKeys = [], onValuesChange } = props
  const styles = useFilterBarStyles()
  const isQuick = ({ key, items = [] }: FilterDefinition) => quickKeys.includes(key) && items.length > 1
  const quick = filters.filter(isQuick)
  const tags = filterTagsOf(
    filters.filter((filter) => !isQuick(filter)),
    values,
  )
  const drawQuick = usePart(quickFilters, quickKeys.length > 0)
  // The tags load when the pointer or the focus reaches the filter button, because the user will probably set a filter.
  const [isPreloading, setIsPreloading] = useState(false)
  const drawTags = usePart(filterTags, isPreloading || tags.length > 0)
  const preload = () => setIsPreloading(true)
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        {searchLabel !== undefined && (
          <SearchBox
            className={styles.search}
            aria-label={`Search ${searchLabel}`}
            placeholder={`Search ${searchLabel}`}
            value={search}
            onChange={(event, data) => onSearchChange?.(event, { search: data.value })}
          />
        )}
        <Button icon={<FilterRegular />} onPointerEnter={preload} onFocus={preload} onClick={onFiltersOpen}>
          Filter
          {tags.length > 0 && (
            <span className={styles.count}>
              {tags.length}
              <span className={styles.hidden}> set</span>
            </span>
          )}
        </Button>
        {children !== undefined && <div className={styles.end}>{children}</div>}
      </div>
      {/* While the filters load, an empty row reserves the space of the quick filters. */}
      {(quick.length > 0 || (quickKeys.length > 0 && filters.length === 0)) && (
        <div className={styles.quick}>{drawQuick?.({ filters: quick, values, onChange: onValuesChange })}</div>
      )}
      {tags.length > 0 && (
        <div className={mergeClasses(styles.tags, styles.tagsPlace)}>
          {drawTags?.({
            tags,
            onRemove: (event, key) => onValuesChange(event, { values: withFilter(values, key, undefined) }),
            onClear: (event) => {
              const kept = Object.entries(values).filter(([key]) => quick.some((filter) => filter.key === key))
              onValuesChange(event, { values: Object.fromEntries(kept) })
            },
          })}
        </div>
      )}
    </div>
  )
}
