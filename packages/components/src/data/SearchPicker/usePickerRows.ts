import { useMemo } from 'react'
import { matchingOptions, namedOption, type PickerOption, type PickerRow } from './pickerOptions.ts'
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
  const found = useMemo((): readonly PickerRow<Option>[] => {
    if (query === undefined || !options) return []
    return (isRemote ? options : find(options, query)).map((option) => ({ kind: 'option', text: option.text, option }))
  }, [options, query, isRemote, find])
  if (loadErrorText !== undefined) return [...found, { kind: 'retry', text: `${loadErrorText} Retry` }]
  const isNamed = namedOption(options ?? [], query ?? '') !== undefined
  if (props.createText && isSettled && !isNamed)
    return [...found, { kind: 'create', text: props.createText(query?.trim() ?? '') }]
  return found.length > 0 ? found : [{ kind: 'note', text: isSettled ? noMatchText : 'Loading…' }]
}
