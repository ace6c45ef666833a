import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { clientAtom } from '../../../../shared/clientAtom.ts'
import { environmentAtom } from '../../../../shared/environment.ts'
import { invalidateOperations } from '../../../../shared/operationKey.ts'
import { userAtom } from '../../../../shared/session.ts'
import { showToastAtom } from '../../../../shared/toasts.ts'
import { changeDraftAtom, discardDraftAtom, sequenceDraftAtom } from '../draft.ts'
import { CreationRun } from './CreationRun.ts'
import { creationMessages } from './messages.ts'

/** The lists and records that show sequences, and who is in them. */
const changed = [
  'sequenceList',
  'sequenceFilters',
  'sequenceGet',
  'recipientList',
  'recipientFilters',
  'recipientGet',
  'profileList',
  'profileGet',
] as const

/** The creation of this session; a session has a query cache of its own, and with it its creation ends. */
const runAtom = atom((get): { readonly queryClient: object; current?: CreationRun } => ({
  queryClient: get(queryClientAtom),
}))

/** The creation under way, the same one for whoever asks: closing the wizard does not end it. */
export const openCreationAtom = atom(null, (get, set): CreationRun => {
  const held = get(runAtom)
  if (held.current && !['done', 'gone', 'refused'].includes(held.current.getProgress().phase)) return held.current
  const queryClient = get(queryClientAtom)
  const run = new CreationRun({
    request: get(clientAtom).request,
    read: () => get(sequenceDraftAtom),
    keep: (creation) => set(changeDraftAtom, { creation }),
    onDone: () => {
      set(discardDraftAtom)
      invalidateOperations(queryClient, changed)
      set(showToastAtom, { intent: 'success', title: creationMessages.done })
    },
    name: `${get(environmentAtom).apiBase}/sequences/create ${get(userAtom)?.id}`,
    isOver: () => get(queryClientAtom) !== queryClient || !get(userAtom),
  })
  held.current = run
  return run
})
