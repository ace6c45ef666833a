import { useAnnounce } from '@fluentui/react-components'
import { type SyntheticEvent, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { counted } from '../../format/formatFigure.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import {
  namedOption,
  type PickerOption,
  type PickerRow,
  toggledValues,
  hasName,
  matchingOptions,
} from './pickerOptions.ts'
import { type SearchPickerProps, type RemoteSearch } from './SearchPickerProps.ts'

/**
 * @param query undefined while the picker is closed
 * @param isSettled true if the options have loaded, or failed to load
 */
function usePickerRows<Option extends PickerOption>(
  props: SearchPickerProps<Option>,
  query: string | undefined,
  isSettled: boolean,
): readonly PickerRow<Option>[] {
  const { options, search: { find = matchingOptions, remote, noMatchText = 'Nothing found' } = {} } = props
  const isRemote = remote !== undefined
  const loadErrorText = props.loading?.errorText
  const createText = props.creation?.textOf
  return useMemo(() => {
    if (query === undefined) return []
    const found = (isRemote ? options : options && find(options, query)) ?? []
    const rows: PickerRow<Option>[] = found.map((option) => ({ kind: 'option', text: option.text, option }))
    if (loadErrorText !== undefined) rows.push({ kind: 'retry', text: `${loadErrorText} Retry` })
    else if (createText && options && isSettled && !hasName(options, query))
      rows.push({ kind: 'create', text: createText(query.trim()) })
    else if (rows.length === 0) rows.push({ kind: 'note', text: isSettled ? noMatchText : 'Loading…' })
    return rows
  }, [options, query, isSettled, isRemote, find, loadErrorText, createText, noMatchText])
}

/** In ms. */
const typingPause = 250

/**
 * Requests the options after a pause in typing. Does not wait if `isUrgent`, or if the query is empty.
 * @returns true if the options for the query have loaded
 */
function useRemoteSearch(query: string, isUrgent: boolean, remote: RemoteSearch | undefined): boolean {
  const isStale = remote !== undefined && remote.text !== query
  const delay = isUrgent || query === '' ? 0 : typingPause
  const latest = useLatest(remote?.onChange)
  useEffect(() => {
    if (!isStale) return undefined
    const timer = setTimeout(() => latest.current?.(query), delay)
    return () => clearTimeout(timer)
  }, [isStale, query, delay, latest])
  return !isStale && remote?.isPending !== true
}

/** `left`: the user has left the field. The field still shows the search text. */
type PickerPhase =
  | { readonly at: 'closed' }
  | {
      readonly at: 'open' | 'left'
      readonly query: string
      /** Index of the row that Enter chooses. */
      readonly active: number
      /** The user has pressed keys to move to the active row. */
      readonly hasMoved?: boolean | undefined
      /** A choice that waits until the options have loaded. `named`: chooses the option with the typed name. */
      readonly awaited?: { readonly event: SyntheticEvent; readonly chooses: 'active' | 'named' } | undefined
    }

const closed: PickerPhase = { at: 'closed' }

export function useSearchPicker<Option extends PickerOption>(props: SearchPickerProps<Option>) {
  const { options, values, onChange, choice = {}, unresolved } = props
  const { isMultiple = false, isClearable = false, textOf } = choice
  const { announce } = useAnnounce()
  const [phase, setPhase] = useState<PickerPhase>(closed)
  const { query, active: wanted, awaited } = phase.at === 'closed' ? { query: '', active: 0 } : phase
  const isAnswered = useRemoteSearch(query, awaited !== undefined, props.search?.remote)
  const isSettled = isAnswered && (options !== undefined || props.loading?.errorText !== undefined)
  const rows = usePickerRows(props, phase.at === 'closed' ? undefined : query, isSettled)
  const active = Math.max(0, Math.min(wanted, rows.length - 1))
  const isUnknown = phase.at === 'left' && awaited === undefined
  const names = useMemo(() => new Map(options?.map(({ value, text }) => [value, text])), [options])
  const nameOf = (value: string) => textOf?.(value) ?? names.get(value)
  const indexOf = (value: string | undefined) => Math.max(0, [...names.keys()].indexOf(value ?? ''))

  const open = () => {
    if (phase.at === 'closed') setPhase({ at: 'open', query, active: isMultiple ? 0 : indexOf(values[0]) })
    else if (phase.at === 'left') setPhase({ at: 'open', query, active: 0 })
  }
  const clear = (event: SyntheticEvent) => onChange(event, { values: [] })
  const remove = (event: SyntheticEvent, value: string) => {
    announce(`${nameOf(value) ?? value} removed`)
    onChange(event, { values: values.filter((each) => each !== value) })
  }
  const toggle = (event: SyntheticEvent, { value, text }: Option) => {
    const next = toggledValues(values, value, isMultiple)
    if (isMultiple) announce(`${text} ${next.includes(value) ? 'selected' : 'removed'}`)
    if (isMultiple || value !== values[0]) onChange(event, { values: next })
    // The list stays open for further choices.
    if (isMultiple && phase.at === 'open')
      setPhase({ at: 'open', query: '', active: query === '' ? active : indexOf(value) })
    else setPhase(closed)
  }
  const choose = (event: SyntheticEvent, row: PickerRow<Option> | undefined) => {
    if (row?.kind === 'option' && row.option.disabledReason === undefined) toggle(event, row.option)
    else if (row?.kind === 'retry') props.loading?.onRetry()
    else if (row?.kind === 'create') {
      setPhase(closed)
      props.creation?.onCreate(event, { typed: query.trim() })
    }
  }
  const settle = () => {
    if (phase.at === 'closed' || !awaited) return
    if (awaited.chooses === 'active') {
      setPhase(phase.at === 'left' ? closed : { at: 'open', query, active })
      choose(awaited.event, rows[active])
      return
    }
    const found = rows.flatMap((row) => (row.kind === 'option' ? row.option : []))
    const named = namedOption(found, query)
    if (named && !values.includes(named.value)) toggle(awaited.event, named)
    else setPhase(named || !unresolved?.errorOf ? closed : { at: 'left', query, active: 0 })
  }
  const latest = useLatest({ settle, onUnresolvedChange: unresolved?.onChange })
  const isDue = isSettled && awaited !== undefined
  useEffect(() => {
    if (isDue) latest.current.settle()
  }, [isDue, latest])
  const leftText = phase.at === 'left' ? query : undefined
  // A layout effect, so that the state of the parent component is updated before the next click handler runs.
  useLayoutEffect(() => {
    const left = leftText === undefined ? undefined : { text: leftText, isSearching: !isUnknown }
    latest.current.onUnresolvedChange?.(left)
  }, [leftText, isUnknown, latest])
  const summary = phase.at === 'open' && query !== '' && isSettled ? summaryOf(rows) : ''
  useEffect(() => {
    if (summary !== '') announce(summary, { polite: true })
  }, [summary, announce])

  return {
    rows,
    active,
    query,
    nameOf,
    isOpen: phase.at === 'open',
    isClosed: phase.at === 'closed',
    isLoading: phase.at !== 'closed' && !isSettled,
    hasMoved: phase.at === 'open' && phase.hasMoved === true,
    /** Infinite while the options load. */
    rowCount: isSettled ? rows.length : Infinity,
    chosenText: values.flatMap((value) => nameOf(value) ?? []).join(', '),
    unresolvedError: isUnknown ? unresolved?.errorOf?.(query) : undefined,
    open,
    /** Closes the picker. The field shows the choice again. */
    restore: () => setPhase(closed),
    /** Called when the user leaves the field. Chooses the option with the typed name. */
    leave: (event: SyntheticEvent) => {
      if (phase.at !== 'open') return
      setPhase(query.trim() === '' ? closed : { awaited: { event, chooses: 'named' }, ...phase, at: 'left' })
    },
    type: (event: SyntheticEvent, text: string) => {
      // The user has deleted the name of the choice.
      if (text === '' && phase.at === 'closed' && isClearable && values.length > 0) clear(event)
      setPhase({ at: 'open', query: text, active: 0 })
    },
    move: (index: number) => setPhase({ at: 'open', query, active: index, hasMoved: true }),
    /**
     * Chooses the active row. While the options of a search text load, the choice waits for the options. While options
     * load without a search text, this function has no effect.
     */
    enter: (event: SyntheticEvent) => {
      if (isSettled) choose(event, rows[active])
      else if (phase.at === 'open' && query !== '') setPhase({ ...phase, awaited: { event, chooses: 'active' } })
    },
    choose,
    clear,
    remove,
    /** Clears the single choice, or removes the last of several tags. */
    removeLast: (event: SyntheticEvent) => {
      const last = values.at(-1)
      const canRemove = isMultiple ? choice.shownAs === 'tags' : isClearable
      if (last !== undefined && canRemove) remove(event, last)
    },
  }
}

export type Picker<Option extends PickerOption> = ReturnType<typeof useSearchPicker<Option>>

function summaryOf(rows: readonly PickerRow[]): string {
  const count = rows.filter(({ kind }) => kind === 'option').length
  if (count === 0) return rows[0]?.text ?? ''
  return counted(count, 'result')
}
