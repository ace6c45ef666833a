import { atom, useStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useMemo, useSyncExternalStore } from 'react'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { isSessionOverAtom } from '../../../shared/session/session.ts'
import { useStarted } from '../../../shared/jobs/useStarted.ts'
import { invalidateOperations } from '../../../shared/api/operationKey.ts'
import { type ImportEntry } from './importRows.ts'
import { createImportRun, type ImportProgress, type ImportRun } from './ImportRun.ts'

/** Operations whose responses show recipients and their sequences. */
const changed = ['recipientList', 'recipientFilters', 'recipientGet', 'sequenceList', 'sequenceGet'] as const

const runsAtom = atom(() => new Map<number, ImportRun>())

/** Returns the existing run of an import, or creates a run. The run continues after the import's page is closed. */
export function openImportRun({ get }: AppStore, importId: number): ImportRun {
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
}

/** Ends the run of an import. The next run loads the rows again. */
export function forgetImportRun({ get }: AppStore, importId: number): void {
  const runs = get(runsAtom)
  runs.get(importId)?.close()
  runs.delete(importId)
}

/** Starts an import. The import continues after its page is closed. */
export function useImportRun(importId: number): ImportRun {
  const store = useStore()
  return useStarted(useMemo(() => openImportRun(store, importId), [store, importId]))
}

/** The progress of the import. */
export const useImportProgress = (run: ImportRun): ImportProgress =>
  useSyncExternalStore(run.subscribe, run.getProgress)

/** A row of the import. Only a change of this row renders the component again. */
export const useImportRow = (run: ImportRun, place: number): ImportEntry | undefined =>
  useSyncExternalStore(run.subscribe, () => run.job.getState().items[place])
