import { Button } from '@fluentui/react-components'
import { type SyntheticEvent, useId, useState } from 'react'
import { type IsoDate } from '../../dates/dates.ts'
import { DrawerShell } from '../../foundations/DrawerShell/DrawerShell.tsx'
import { type FilterDefinition, type FilterValues, withFilter } from '../FilterBar/filterValues.ts'
import { useFilterDrawerStyles } from './FilterDrawer.styles.ts'
import { FilterField } from './FilterField.tsx'

export interface FilterDrawerProps {
  readonly isOpen: boolean
  readonly onClose: (event: SyntheticEvent | KeyboardEvent) => void
  readonly filters: readonly FilterDefinition[]
  /** What is set now; the fields start from it each time the drawer opens. */
  readonly values: FilterValues
  /** Apply, or Clear with nothing set. */
  readonly onApply: (event: SyntheticEvent, data: { readonly values: FilterValues }) => void
  /** The day it is, 'YYYY-MM-DD'. */
  readonly today: IsoDate
  /** The filters, and with them the values, are on their way. */
  readonly isLoading?: boolean
}

/**
 * The filters of a list, 496 px from the left. Nothing changes before Apply (also Enter in a field); Clear takes everything back at
 * once and leaves the drawer open. Escape and Close change nothing.
 */
export function FilterDrawer(props: FilterDrawerProps) {
  // Its own state lives and dies with the open drawer.
  return props.isOpen ? <OpenFilterDrawer {...props} /> : undefined
}

function OpenFilterDrawer({ onClose, filters, values, onApply, today, isLoading = false }: FilterDrawerProps) {
  const styles = useFilterDrawerStyles()
  const formId = useId()
  const [edited, setEdited] = useState<FilterValues>()
  const draft = edited ?? values
  return (
    <DrawerShell
      isOpen
      kind="filter"
      title="Filter"
      onClose={onClose}
      isLoading={isLoading}
      footer={
        <>
          <Button appearance="primary" type="submit" form={formId} disabledFocusable={isLoading}>
            Apply
          </Button>
          <Button
            onClick={(event) => {
              setEdited({})
              onApply(event, { values: {} })
            }}
          >
            Clear
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onApply(event, { values: draft })
          onClose(event)
        }}
      >
        {filters.length === 0 && <p className={styles.empty}>This list has no filters.</p>}
        {filters.map((filter) => (
          <FilterField
            key={filter.key}
            filter={filter}
            value={draft[filter.key]}
            today={today}
            onChange={(value) => setEdited((before) => withFilter(before ?? values, filter.key, value))}
          />
        ))}
      </form>
    </DrawerShell>
  )
}
