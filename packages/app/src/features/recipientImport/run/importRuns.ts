import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { ImportRun } from './ImportRun.ts'
import { invalidateOperations } from '../../../shared/api/operationKey.ts'

/** Operations that show recipients and their sequences. */
const changed = ['recipientList', 'recipientFilters', 'recipientGet', 'sequenceList', 'sequenceGet'] as const

/** The imports of this session by their id; a session has a query cache of its own, and with it its imports end. */
const runsAtom = atom((get) => ({ queryClient: get(queryClientAtom), byId: new Map<number, ImportRun>() }))

/** The run of the import with this id, one for all callers: leaving its page does not end it. */
export const openImportRunAtom = atom(null, (get, _set, importId: number): ImportRun => {
  const { queryClient, byId } = get(runsAtom)
  const opened = byId.get(importId)
  if (opened) return opened
  const run = new ImportRun({
    importId,
    request: get(apiClientAtom).request,
    name: `${get(environmentAtom).apiBase}/recipients/imports/${importId}`,
    isOver: () => get(queryClientAtom) !== queryClient,
    onChanged: () => invalidateOperations(queryClient, changed),
  })
  byId.set(importId, run)
  return run
})

/** The columns have been mapped again, so that the rows have to be reread. */
export const forgetImportRunAtom = atom(null, (get, _set, importId: number) => {
  const { byId } = get(runsAtom)
  byId.get(importId)?.stop()
  byId.delete(importId)
})
