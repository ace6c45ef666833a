import { mergeClasses } from '@fluentui/react-components'
import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { Checkmark12Filled, Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type PickerOption, type PickerRow } from './pickerOptions.ts'
import { useSearchPickerStyles } from './SearchPicker.styles.ts'

interface PickerRowsProps<Option extends PickerOption> {
  readonly id: string
  readonly rows: readonly PickerRow<Option>[]
  readonly active: number
  readonly values: readonly string[]
  readonly isMultiple: boolean
  readonly renderOption: ((option: Option) => ReactNode) | undefined
}

/** In px: the height of a row with one line, and the maximum height of the list. */
const rowHeight = 32
const listHeight = 320
/** In px, above the first row and below the last row. */
const listPadding = 4
/** If a list has more rows than this number, only the rows near the visible part are in the DOM. */
const shortCount = 100

/** The id of a row's element, for `aria-activedescendant`. */
export const rowId = (listId: string, index: number) => `${listId}-${index}`

/** Returns the index of the row that contains the target. Undefined if no row contains the target. */
export function rowIndexAt(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role="option"]')?.parentElement : undefined
  return row ? Number(row.dataset['index']) : undefined
}

/** The active row is always in the DOM, for `aria-activedescendant`. */
export function PickerRows<Option extends PickerOption>(props: PickerRowsProps<Option>) {
  const { id, rows, active, values, isMultiple, renderOption } = props
  const styles = useSearchPickerStyles()
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const list = content.current?.parentElement
    if (!list) return
    // A popover is in the top layer, where no container cuts off the list.
    list.popover = 'manual'
    list.showPopover()
  }, [])
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => content.current?.parentElement ?? null,
    estimateSize: () => rowHeight,
    paddingStart: listPadding,
    paddingEnd: listPadding,
    overscan: rows.length > shortCount ? 6 : shortCount,
    // Assumes the maximum height, so that the list also works without a layout, as in tests.
    observeElementRect: (_, report) => report({ width: 0, height: listHeight }),
    rangeExtractor: (range) => [...new Set([active, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b),
  })
  const items = virtualizer.getVirtualItems()
  const activeItem = items.find(({ index }) => index === active)
  const [start, end] = [activeItem?.start ?? 0, activeItem?.end ?? 0]
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const list = content.current?.parentElement
    if (!list) return
    // The list opens with the active row in the middle.
    const [top, bottom] = [start - listPadding, end + listPadding]
    if (isFirst.current) list.scrollTop = (top + bottom - list.clientHeight) / 2
    else if (top < list.scrollTop) list.scrollTop = top
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
    isFirst.current = false
  }, [start, end, rows])
  return (
    <div ref={content} role="presentation" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ index, start: top }) => {
        const row = rows[index]
        if (!row) return undefined
        const before = rows[index - 1]
        const option = row.kind === 'option' ? row.option : undefined
        const group = option?.group
        const isGroupStart = group !== undefined && !(before?.kind === 'option' && before.option.group === group)
        return (
          <div
            key={option?.value ?? row.kind}
            ref={virtualizer.measureElement}
            data-index={index}
            role="presentation"
            className={styles.row}
            style={{ transform: `translateY(${top}px)` }}
          >
            {group !== undefined && (
              <div id={`${rowId(id, index)}-group`} hidden={!isGroupStart} className={styles.group}>
                {group}
              </div>
            )}
            <Row
              id={rowId(id, index)}
              row={row}
              position={index + 1}
              count={rows.length}
              isActive={index === active}
              isChosen={option !== undefined && values.includes(option.value)}
              isMultiple={isMultiple}
              renderOption={renderOption}
            />
          </div>
        )
      })}
    </div>
  )
}

interface RowProps<Option extends PickerOption> extends Pick<PickerRowsProps<Option>, 'isMultiple' | 'renderOption'> {
  readonly id: string
  readonly row: PickerRow<Option>
  readonly position: number
  readonly count: number
  readonly isActive: boolean
  readonly isChosen: boolean
}

function Row<Option extends PickerOption>(props: RowProps<Option>) {
  const { id, row, position, count, isActive, isChosen, isMultiple, renderOption } = props
  const styles = useSearchPickerStyles()
  const option = row.kind === 'option' ? row.option : undefined
  const isDisabled = row.kind === 'note' || option?.disabledReason !== undefined
  return (
    <div
      id={id}
      role="option"
      // The field keeps the focus.
      tabIndex={-1}
      aria-selected={isChosen}
      aria-setsize={count}
      aria-posinset={position}
      aria-disabled={isDisabled || undefined}
      aria-describedby={option?.group === undefined ? undefined : `${id}-group`}
      className={mergeClasses(
        styles.option,
        isDisabled && styles.disabled,
        row.kind === 'note' && styles.note,
        isActive && styles.active,
      )}
    >
      {option && (
        <span
          aria-hidden
          className={mergeClasses(styles.mark, isMultiple && styles.box, isMultiple && isChosen && styles.checked)}
        >
          {isChosen && (isMultiple ? <Checkmark12Filled /> : <Checkmark16Regular />)}
        </span>
      )}
      {row.kind === 'create' && <Add16Regular aria-hidden className={styles.mark} />}
      <span className={styles.text}>
        {option && renderOption ? renderOption(option) : row.text}
        {option?.disabledReason !== undefined && <div className={styles.reason}>{option.disabledReason}</div>}
      </span>
    </div>
  )
}
