import { FilterDrawer, type FilterValues } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { errorText } from '../../api/errorText.ts'
import { todayAtom } from '../../time/today.ts'
import { type AnyList } from '../defineList.ts'
import { listMessages } from '../messages.ts'
import { shownFilters, wantedFilters } from './filterValues.ts'

const countDelayMs = 300

interface ListFilterDrawerProps {
  readonly list: AnyList
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onApply: (values: FilterValues) => void
}

/** All filters of a list (LIST-1). */
export function ListFilterDrawer(props: ListFilterDrawerProps) {
  // A closed drawer unmounts, which discards the edits.
  return props.isOpen ? <OpenFilterDrawer {...props} /> : undefined
}

function OpenFilterDrawer({ list, onClose, onApply }: ListFilterDrawerProps) {
  const { atoms, texts } = list
  const { definitions, isIncomplete, isFetching, error, refetch } = useAtomValue(atoms.filterListAtom)
  const { count, edit, countNow } = useDraftCount(list)
  return (
    <FilterDrawer
      isOpen
      onClose={onClose}
      filters={definitions ?? []}
      isLoading={definitions === undefined || (isIncomplete && isFetching)}
      error={error && !isFetching ? errorText(error) : undefined}
      onRetry={() => void refetch()}
      values={shownFilters(useAtomValue(atoms.filtersAtom))}
      today={useAtomValue(todayAtom)}
      onEdit={edit}
      onApplyIntent={countNow}
      resultText={count === undefined ? undefined : listMessages.showMatching(count, texts.plural)}
      onApply={(_, { values }) => onApply(values)}
    />
  )
}

/** Counts the rows that match the edited filters. `count` is undefined while the number is unknown. */
function useDraftCount({ atoms }: Pick<AnyList, 'atoms'>) {
  const known = useAtomValue(atoms.draftCountAtom)
  const setDraft = useSetAtom(atoms.draftFiltersAtom)
  const [waiting, setWaiting] = useState<FilterValues>()
  const countNow = useCallback(() => {
    if (!waiting) return
    setDraft(wantedFilters(waiting))
    setWaiting(undefined)
  }, [waiting, setDraft])
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(countNow, countDelayMs)
    return () => clearTimeout(timer)
  }, [waiting, countNow])
  return { count: waiting ? undefined : known, edit: setWaiting, countNow }
}
