import { atom, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { isSessionOverAtom } from '../../../shared/session/session.ts'
import { invalidateOperations } from '../../../shared/api/operationKey.ts'
import { type ImportEntry } from './importRows.ts'
import { createImportRun, type ImportProgress, type ImportRun } from './ImportRun.ts'

/** Operations that show recipients and their sequences. */
const changed = ['recipientList', 'recipientFilters', 'recipientGet', 'sequenceList', 'sequenceGet'] as const

/** The imports of this session by their id. */
const runsAtom = atom(() => new Map<number, ImportRun>())

/** The run of the import with this id, one for all callers: leaving its page does not end it. */
export const openImportRunAtom = atom(null, (get, _set, importId: number): ImportRun => {
  const runs = get(runsAtom)
  const opened = runs.get(importId)
  if (opened) return opened
  const run = createImportRun({
    importId,
    request: get(apiClientAtom).request,
    name: `${get(environmentAtom).apiBase}/recipients/imports/${importId}`,
    isOver: () => get(isSessionOverAtom),
    onChanged: () => invalidateOperations(get(queryClientAtom), changed),
  })
  runs.set(importId, run)
  return run
})

/** The columns have been mapped again, so that the rows have to be reread. */
export const forgetImportRunAtom = atom(null, (get, _set, importId: number) => {
  const runs = get(runsAtom)
  runs.get(importId)?.close()
  runs.delete(importId)
})

/** Starts the import with this id; leaving the page does not stop it. */
export function useImportRun(importId: number): ImportRun {
  const open = useSetAtom(openImportRunAtom)
  const run = useMemo(() => open(importId), [open, importId])
  useEffect(() => void run.start(), [run])
  return run
}

/** The progress of the import; updates a few times a second at most. */
export const useImportProgress = (run: ImportRun): ImportProgress =>
  useSyncExternalStore(run.subscribe, run.getProgress)

/** One row of the import; re-renders when this row changes, and with no other. */
export const useImportRow = (run: ImportRun, place: number): ImportEntry | undefined =>
  useSyncExternalStore(run.subscribe, () => run.job.getState().items[place])
