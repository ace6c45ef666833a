import { type FilterValues } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { type AnyList } from '../defineList.ts'
import { wantedFilters } from './filterValues.ts'

/** Pause after an edit before the rows are counted. */
const countDelayMs = 300

/** How many rows the edited filters match; undefined while that is unknown. */
export function useDraftCount({ atoms }: Pick<AnyList, 'atoms'>) {
  const known = useAtomValue(atoms.draftCountAtom)
  const setDraft = useSetAtom(atoms.draftFiltersAtom)
  const [waiting, setWaiting] = useState<FilterValues>()
  useEffect(() => () => setDraft(undefined), [setDraft])
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
