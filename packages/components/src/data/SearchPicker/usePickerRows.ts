import { useMemo } from 'react'
import { hasName, matchingOptions, type PickerOption, type PickerRow } from './pickerOptions.ts'
import { type SearchPickerProps } from './SearchPickerProps.ts'

/**
 * The rows of the list.
 * @param query what is searched for; undefined while nothing is
 * @param isSettled whether the options are those of the query
 */
export function usePickerRows<Option extends PickerOption>(
  props: SearchPickerProps<Option>,
  query: string | undefined,
  isSettled: boolean,
): readonly PickerRow<Option>[] {
  const { options, find = matchingOptions, remoteSearch, loadErrorText, noMatchText = 'Nothing found' } = props
  const isRemote = remoteSearch !== undefined
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
