import { type FilterValues } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { type AnyList } from '../defineList.ts'
import { wantedFilters } from './filterValues.ts'

/** Pause after an edit before the rows are counted. */
const countDelayMs = 300

/** How many rows the edited filters match; undefined while that is unknown. */
export function useDraftCount({ atoms }: Pick<AnyList, 'atoms'>) {
  const known = useAtomValue(atoms.draftCountAtom)
  const setDraft = useSetAtom(atoms.draftFiltersAtom)
  const [isWaiting, setIsWaiting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      setDraft(undefined)
    },
    [setDraft],
  )
  const edit = (values: FilterValues) => {
    setIsWaiting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setDraft(wantedFilters(values))
      setIsWaiting(false)
    }, countDelayMs)
  }
  return { count: isWaiting ? undefined : known, edit }
}
