import { Field, Input, mergeClasses, useId } from '@fluentui/react-components'
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useLongSelectStyles } from './LongSelect.styles.ts'
import { type Item, matchingItems, toggledValues } from './matchingItems.ts'

interface LongSelectProps {
  readonly label: string
  readonly items: readonly Item[]
  readonly values: readonly string[]
  readonly isMultiple: boolean
  readonly placeholder: string
  /** What is chosen, in words. */
  readonly chosenText: string
  readonly onChange: (values: readonly string[]) => void
}

const optionHeight = 32
const pageSteps = 8

/**
 * A select with more choices than can all be drawn: a search with a list under it, drawn as one scrolls. Keyboard: down opens; arrows, Page
 * Up and Down move; Enter takes in or out; Escape closes the list and leaves the drawer open.
 */
export function LongSelect({ label, items, values, isMultiple, placeholder, chosenText, onChange }: LongSelectProps) {
  const styles = useLongSelectStyles()
  const listId = useId('options')
  const scroller = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState<string>()
  const [active, setActive] = useState(0)
  const isOpen = query !== undefined
  const matching = useMemo(() => matchingItems(items, query ?? ''), [items, query])
  const chosen = new Set(values)
  const virtualizer = useVirtualizer({
    count: isOpen ? matching.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => optionHeight,
    overscan: 6,
  })
  const optionId = (index: number) => `${listId}-${matching[index]?.value ?? 'none'}`
  const open = () => {
    setQuery('')
    setActive(0)
  }
  const toggle = (item: Item | undefined) => {
    if (!item) return
    onChange(toggledValues(values, item.value, isMultiple))
    if (!isMultiple) setQuery(undefined)
  }
  const move = (by: number) => {
    const next = Math.max(0, Math.min(matching.length - 1, active + by))
    setActive(next)
    virtualizer.scrollToIndex(next)
  }
  const moves: ReadonlyMap<string, number> = new Map([
    ['ArrowDown', 1],
    ['ArrowUp', -1],
    ['PageDown', pageSteps],
    ['PageUp', -pageSteps],
  ])
  const handleKey = (event: KeyboardEvent) => {
    const by = moves.get(event.key)
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
      event.preventDefault()
      open()
    } else if (by !== undefined) {
      event.preventDefault()
      move(by)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      toggle(matching[active])
    } else if (event.key === 'Escape') {
      // The list's own Escape: the drawer and its browser dialog must not take it.
      event.preventDefault()
      event.stopPropagation()
      setQuery(undefined)
    }
  }
  return (
    <Field label={label}>
      {(field) => (
        <div
          className={styles.root}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) setQuery(undefined)
          }}
        >
          <Input
            {...field}
            className={styles.input}
            value={query ?? chosenText}
            placeholder={chosenText === '' ? placeholder : chosenText}
            contentAfter={<ChevronDownRegular aria-hidden />}
            input={{
              role: 'combobox',
              'aria-expanded': isOpen,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              'aria-activedescendant': isOpen && matching.length > 0 ? optionId(active) : undefined,
            }}
            onClick={() => {
              if (!isOpen) open()
            }}
            onChange={(_, { value }) => {
              setQuery(value)
              setActive(0)
              virtualizer.scrollToOffset(0)
            }}
            onKeyDown={handleKey}
          />
          <div ref={scroller} className={mergeClasses(styles.list, !isOpen && styles.closed)}>
            <div
              id={listId}
              role="listbox"
              aria-label={label}
              aria-multiselectable={isMultiple}
              className={styles.options}
              style={{ height: virtualizer.getTotalSize() }}
            >
              {virtualizer.getVirtualItems().map(({ index, start }) => {
                const item = matching[index]
                if (!item) return undefined
                const isChosen = chosen.has(item.value)
                return (
                  <div
                    key={item.value}
                    id={optionId(index)}
                    role="option"
                    // The field keeps the focus and says which option is active.
                    tabIndex={-1}
                    aria-selected={isChosen}
                    aria-setsize={matching.length}
                    aria-posinset={index + 1}
                    className={mergeClasses(styles.option, index === active && styles.active)}
                    style={{ transform: `translateY(${start}px)` }}
                    onPointerDown={(event) => event.preventDefault()}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => {
                      setActive(index)
                      toggle(item)
                    }}
                    onKeyDown={handleKey}
                  >
                    <span className={styles.mark}>{isChosen && <Checkmark16Filled aria-hidden />}</span>
                    <span className={styles.text} title={item.text}>
                      {item.text}
                    </span>
                  </div>
                )
              })}
            </div>
            {isOpen && matching.length === 0 && <div className={styles.none}>Nothing found</div>}
          </div>
        </div>
      )}
    </Field>
  )
}
