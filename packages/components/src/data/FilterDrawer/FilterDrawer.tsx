import { Button } from '@fluentui/react-components'
import { type SyntheticEvent, useId, useState } from 'react'
import { type IsoDate } from '../../dates/dates.ts'
import { plainEnter } from '../../hooks/keyboard.ts'
import { DrawerShell } from '../../foundations/DrawerShell/DrawerShell.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { type FilterDefinition, type FilterValues, withFilter } from '../FilterBar/filterValues.ts'
import { useFilterDrawerStyles } from './FilterDrawer.styles.ts'
import { FilterField } from './FilterField.tsx'

export interface FilterDrawerProps {
  readonly isOpen: boolean
  readonly onClose: (event: SyntheticEvent | KeyboardEvent) => void
  readonly filters: readonly FilterDefinition[]
  /** The fields show these values when the drawer opens. */
  readonly values: FilterValues
  /** Called on Apply, and on Clear with empty `values`. */
  readonly onApply: (event: SyntheticEvent, data: { readonly values: FilterValues }) => void
  /** Called after each change, before Apply. */
  readonly onEdit?: ((values: FilterValues) => void) | undefined
  /** Called when the pointer or the focus reaches Apply, so that the result can be preloaded. */
  readonly onApplyIntent?: (() => void) | undefined
  /** Label instead of 'Apply', for example 'Show 214 recipients'. Undefined if the number of results is unknown. */
  readonly resultText?: string | undefined
  /** 'YYYY-MM-DD'. */
  readonly today: IsoDate
  /** The filters are loading. Default: false. */
  readonly isLoading?: boolean | undefined
  /** The reason why the filters could not be loaded, in plain words. Shown instead of the filters. */
  readonly error?: string | undefined
  readonly onRetry?: (() => void) | undefined
}

/** The filters of a list in a drawer (LIST-1). Apply closes the drawer, Clear removes all filters. */
export function FilterDrawer(props: FilterDrawerProps) {
  // Unmounting discards the edits.
  return props.isOpen ? <OpenFilterDrawer {...props} /> : undefined
}

function OpenFilterDrawer(props: FilterDrawerProps) {
  const { onClose, filters, values, onApply, onEdit, onApplyIntent, resultText, today } = props
  const { isLoading = false, error, onRetry } = props
  const styles = useFilterDrawerStyles()
  const formId = useId()
  const [edited, setEdited] = useState<FilterValues>()
  const draft = edited ?? values
  const edit = (next: FilterValues) => {
    setEdited(next)
    onEdit?.(next)
  }
  return (
    <DrawerShell
      isOpen
      kind="filter"
      title="Filter"
      onClose={onClose}
      isLoading={isLoading}
      footer={
        <>
          <Button
            appearance="primary"
            type="submit"
            form={formId}
            className={styles.apply}
            disabledFocusable={isLoading || error !== undefined}
            onPointerEnter={onApplyIntent}
            onFocus={onApplyIntent}
            aria-label={resultText !== undefined ? `Apply: ${resultText}` : undefined}
          >
            {resultText ?? 'Apply'}
          </Button>
          <Button
            onClick={(event) => {
              edit({})
              onApply(event, { values: {} })
            }}
          >
            Clear
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <ErrorState
          isCompact
          title="The filters could not be loaded"
          text={error}
          actions={onRetry && <Button onClick={onRetry}>Try again</Button>}
        />
      )}
      <form
        id={formId}
        noValidate
        className={styles.form}
        ref={plainEnter}
        onSubmit={(event) => {
          event.preventDefault()
          const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
          if (invalid) {
            invalid.focus()
            return
          }
          // If the focus stayed inside the closing drawer, the browser would lay out the page twice.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          onApply(event, { values: draft })
          onClose(event)
        }}
      >
        {filters.length === 0 && error === undefined && <p className={styles.empty}>This list has no filters.</p>}
        {(error === undefined ? filters : []).map((filter) => (
          <FilterField
            key={filter.key}
            filter={filter}
            value={draft[filter.key]}
            today={today}
            onChange={(value) => edit(withFilter(draft, filter.key, value))}
          />
        ))}
      </form>
    </DrawerShell>
  )
}
