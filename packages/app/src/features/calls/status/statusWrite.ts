import { type Call, callFieldsOf, callList, callPatch, type CallPatch, type CallStatus } from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { patchOperation } from '../../../shared/operationKey.ts'
import { writeAtom, type WriteTools } from '../../../shared/writeAtom.ts'
import { callKey, staleWithCalls } from '../api.ts'
import { changesOf } from '../form/callForm.ts'
import { callListMessages as texts, callStatusTexts } from '../messages.ts'

type Fields = Pick<Call, 'status' | 'date' | 'startTime' | 'timezone' | 'reminders'>

interface StatusChange {
  readonly call: Call
  /** The fields of the call after the change. */
  readonly fields: Fields
}

const fieldsOf = ({ status, date, startTime, timezone, reminders }: Fields): Fields => ({
  status,
  date,
  startTime,
  timezone,
  reminders,
})

const bodyOf = ({ call, fields }: StatusChange): CallPatch => {
  const { status, date, timezone, reminders } = fields
  return changesOf(call, { status, date, timezone, reminders })
}

/** Shows fields of a call in its drawer and in all lists. Returns the rollback, which keeps later changes. */
function showFields({ get, patch }: WriteTools, { call, fields }: StatusChange): () => void {
  const queryClient = get(queryClientAtom)
  // A list under way would overwrite the change with the state before it.
  void queryClient.cancelQueries({ queryKey: ['callList'] })
  const change = (next: (shown: Call) => Fields | undefined) =>
    patchOperation(queryClient, { callList }, ({ _embedded: embedded, ...answer }) => {
      const calls = embedded.calls.map((each) => (each.id === call.id ? { ...each, ...next(each) } : each))
      return { ...answer, _embedded: { ...embedded, calls } }
    })
  change(() => fields)
  const rollbackDrawer = patch(callKey(call.id), (shown) => ({ ...shown, ...fields }))
  return () => {
    change(({ status }) => (status === fields.status ? fieldsOf(call) : undefined))
    rollbackDrawer()
  }
}

/** The last change of each call: its next change waits for it, so that they reach the server in their order. */
const changesAtom = atom<ReadonlyMap<number, Promise<unknown>>>(new Map())

/** Saves the status of a call. It shows at once, and Undo brings back the status with its date and reminders. */
const statusWriteAtom = writeAtom<StatusChange, Call>({
  name: 'callPatch',
  show: showFields,
  run: (request, change, { get, set }) => {
    const { id } = change.call
    const saving = Promise.allSettled([get(changesAtom).get(id)]).then(() =>
      request(callPatch, { params: { id }, body: bodyOf(change) }),
    )
    set(changesAtom, new Map([...get(changesAtom), [id, saving]]))
    return saving
  },
  keep: ({ patch }, call) => patch(callKey(call.id), () => call),
  stale: staleWithCalls,
  done: ({ call, fields }) => texts.saved(call.name || texts.noLead, callStatusTexts[fields.status]),
  failed: ({ call }) => texts.notSaved(call.name || texts.noLead),
  undo: ({ call, fields }) => ({ call: { ...call, ...fields }, fields: fieldsOf(call) }),
})

/** Gives a call another status (CALL-5). */
export const changeStatusAtom = atom(
  null,
  (_get, set, { call, status }: { readonly call: Call; readonly status: CallStatus }) =>
    set(statusWriteAtom, { call, fields: fieldsOf(callFieldsOf({ ...call, status })) }),
)
