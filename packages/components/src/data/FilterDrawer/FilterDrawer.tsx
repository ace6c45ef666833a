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
  /** The current values. The fields show these values when the drawer opens. */
  readonly values: FilterValues
  /** Called on Apply with the edited values, and on Clear with no values. */
  readonly onApply: (event: SyntheticEvent, data: { readonly values: FilterValues }) => void
  /** Called with the edited values after each change, before the user applies them. */
  readonly onEdit?: ((values: FilterValues) => void) | undefined
  /** Called when the pointer or the focus reaches Apply, so that the owner can preload the result. */
  readonly onApplyIntent?: (() => void) | undefined
  /** Replaces 'Apply' by the expected result of the edited values: 'Show 214 recipients'. Undefined if unknown. */
  readonly resultText?: string | undefined
  /** 'YYYY-MM-DD'. */
  readonly today: IsoDate
  /** True while the filters load. Default: false. */
  readonly isLoading?: boolean | undefined
  /** The reason why the filters failed to load, in plain words. Shown instead of the filters. */
  readonly error?: string | undefined
  /** Loads the filters again. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * The filters of a list, in a drawer of 496 px at the left (LIST-1). Apply, or Enter in a field, applies the values and
 * closes the drawer. If a field has an error, Apply only moves the focus to this field. Clear removes all filters
 * immediately, and the drawer stays open. Escape and Close discard the edits.
 */
export function FilterDrawer(props: FilterDrawerProps) {
  // Unmounts the content when the drawer closes, so that the edits are discarded.
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
          // Removes the focus first. Otherwise the browser would lay out the page twice when the drawer closes.
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
