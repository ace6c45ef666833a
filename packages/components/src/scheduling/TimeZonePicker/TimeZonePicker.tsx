import { Field, Input, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { GlobeRegular } from '@fluentui/react-icons/svg/globe'
import { type KeyboardEvent, memo, type SyntheticEvent, useId, useMemo, useRef, useState } from 'react'
import { TimeZoneList, zonesInView } from './TimeZoneList.tsx'
import { useTimeZonePickerStyles } from './TimeZonePicker.styles.ts'
import { foundZones, indexAfterKey, shownZone, type TimeZoneItem, timeZoneIndex, zoneText } from './timeZoneSearch.ts'

export interface TimeZonePickerProps {
  /** All zones, in the order in which they show (from west to east, say); undefined while they load. */
  readonly options: readonly TimeZoneItem[] | undefined
  /** The chosen zone: its option's id or its IANA name. */
  readonly value: number | string | undefined
  readonly onChange: (event: SyntheticEvent, data: { readonly option: TimeZoneItem }) => void
  /** Default: 'Time zone'. */
  readonly label?: string
  /** Shows while nothing is chosen. Default: 'Search by city or offset'. */
  readonly placeholder?: string
  /** Shows where a search finds nothing. Default: 'No time zone found'. */
  readonly noMatchText?: string
  readonly errorText?: string | undefined
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
}

/**
 * A field that finds one of several hundred time zones by city ('kyiv', 'new york', 'mumbai') or offset ('+2', 'UTC+05:30'). Keyboard: typing or
 * an arrow opens the list; arrows, Home, End and Page Up/Down move in it, Enter chooses, Escape closes and changes nothing.
 */
export const TimeZonePicker = memo(function TimeZonePicker(props: TimeZonePickerProps) {
  const {
    options,
    value,
    onChange,
    label = 'Time zone',
    placeholder = 'Search by city or offset',
    noMatchText = 'No time zone found',
  } = props
  const { errorText, isRequired = false, isDisabled = false } = props
  const styles = useTimeZonePickerStyles()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  /** What is searched for; undefined while the list is closed. */
  const [search, setSearch] = useState<string>()
  const [active, setActive] = useState(0)
  const index = useMemo(() => timeZoneIndex(options ?? []), [options])
  const chosen = useMemo(() => options?.find(({ id, name }) => id === value || name === value), [options, value])
  const isOpen = search !== undefined
  const found = useMemo(() => (search === undefined ? [] : foundZones(index, search)), [index, search])
  const chosenText = chosen ? zoneText(shownZone(chosen)) : ''

  const open = () => {
    if (isOpen || isDisabled) return
    setSearch('')
    setActive(
      Math.max(
        index.findIndex(({ zone }) => zone.item === chosen),
        0,
      ),
    )
  }
  const close = () => setSearch(undefined)
  const choose = (event: SyntheticEvent, option: TimeZoneItem) => {
    close()
    if (option !== chosen) onChange(event, { option })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'ArrowUp') return close()
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open()
      return
    }
    const next =
      event.ctrlKey || event.metaKey || event.shiftKey
        ? undefined
        : indexAfterKey(event.key, active, found.length, zonesInView - 1)
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter') {
      const zone = found[active]
      if (zone) choose(event, zone.item)
    } else if (event.key === 'Escape') {
      // Closes the list, not what is around the field.
      event.stopPropagation()
      close()
    } else return
    event.preventDefault()
  }
  if (options === undefined) {
    return (
      <Field label={label} required={isRequired}>
        {() => (
          <Skeleton aria-label={`Loading ${label}`} className={styles.skeleton}>
            <SkeletonItem size={32} />
          </Skeleton>
        )}
      </Field>
    )
  }
  return (
    <Field label={label} required={isRequired} {...(errorText === undefined ? {} : { validationMessage: errorText })}>
      {() => (
        <>
          <Input
            className={styles.field}
            input={{
              ref: field,
              role: 'combobox',
              className: styles.input,
              // Where nothing is found there is no list, only the notice.
              'aria-expanded': isOpen && found.length > 0,
              'aria-controls': isOpen && found.length > 0 ? listId : undefined,
              'aria-autocomplete': 'list',
              'aria-activedescendant': isOpen && found.length > 0 ? `${listId}-${active}` : undefined,
            }}
            autoComplete="off"
            spellCheck={false}
            contentBefore={<GlobeRegular aria-hidden />}
            contentAfter={
              <ChevronDownRegular aria-hidden className={styles.chevron} onClick={() => field.current?.click()} />
            }
            placeholder={chosenText === '' ? placeholder : chosenText}
            // While the list is open the field holds the search; closed, it says what is chosen.
            value={search ?? chosenText}
            disabled={isDisabled}
            onChange={(_, data) => {
              // Over a closed list, what is typed takes the place of the chosen zone's text.
              setSearch(data.value)
              setActive(0)
            }}
            onFocus={(event) => event.target.select()}
            onClick={() => {
              field.current?.focus()
              open()
            }}
            onBlur={close}
            onKeyDown={handleKeyDown}
          />
          {isOpen && (
            <TimeZoneList
              id={listId}
              label={label}
              field={field}
              zones={found}
              active={active}
              chosen={chosen}
              noMatchText={noMatchText}
              onChoose={choose}
            />
          )}
        </>
      )}
    </Field>
  )
})
