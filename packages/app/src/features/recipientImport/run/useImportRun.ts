import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type ImportProgress } from './importProgress.ts'
import { type ImportRun } from './ImportRun.ts'
import { type RowState } from './ImportRows.ts'
import { openImportRunAtom } from './importRuns.ts'

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
export function useImportRow(run: ImportRun, place: number): RowState | undefined {
  const subscribe = useCallback((listener: () => void) => run.rows.subscribe(place, listener), [run, place])
  return useSyncExternalStore(subscribe, () => run.rows.at(place))
}
