import {
  type Call,
  callFieldsOf,
  callList,
  callPatch,
  type CallPatch,
  type CallStatus,
  dateFormats,
  formatMoment,
} from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { viewerZone } from '../../shared/time/clock.ts'
import { patchOperation } from '../../shared/api/operationKey.ts'
import { mutationAtom, type MutationTools } from '../../shared/api/mutationAtom.ts'
import { callKey, staleWithCalls } from './api.ts'
import { callChangesOf } from './form/callForm.ts'
import { callTime } from './callTime.ts'
import { callCalendarMessages, callListMessages as texts, callStatusTexts } from './messages.ts'

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
  return callChangesOf(call, { status, date, timezone, reminders })
}

const isMoved = ({ call, fields }: StatusChange): boolean => call.status === fields.status

/** When a moved call is, for the viewer. */
const timeOf = ({ date, timezone }: Fields): string => (date === null ? '' : callTime(date, timezone).own)

/** Shows fields of a call in its drawer and in all lists. Returns the rollback, which keeps later changes. */
function showFields({ get, patch }: MutationTools, { call, fields }: StatusChange): () => void {
  const queryClient = get(queryClientAtom)
  // A list under way would overwrite the change with the state before it.
  void queryClient.cancelQueries({ queryKey: ['callList'] })
  const change = (next: (shown: Call) => Fields | undefined) =>
    patchOperation(queryClient, { callList }, ({ _embedded: embedded, ...response }) => {
      const calls = embedded.calls.map((each) => (each.id === call.id ? { ...each, ...next(each) } : each))
      return { ...response, _embedded: { ...embedded, calls } }
    })
  change(() => fields)
  const rollbackDrawer = patch(callKey(call.id), (shown) => ({ ...shown, ...fields }))
  return () => {
    change(({ status, date }) => (status === fields.status && date === fields.date ? fieldsOf(call) : undefined))
    rollbackDrawer()
  }
}

/** The last change of each call: its next change waits for it, so that they reach the server in their order. */
const changesAtom = atom<ReadonlyMap<number, Promise<unknown>>>(new Map())

/** Saves the status or the time of a call. It shows at once, and Undo brings back the earlier ones. */
const changeMutationAtom = mutationAtom<StatusChange, Call>({
  name: 'callPatch',
  onMutate: showFields,
  run: (request, change, { get, set }) => {
    const { id } = change.call
    const saving = Promise.allSettled([get(changesAtom).get(id)]).then(() =>
      request(callPatch, { params: { id }, body: bodyOf(change) }),
    )
    set(changesAtom, new Map([...get(changesAtom), [id, saving]]))
    return saving
  },
  onSuccess: ({ patch }, call) => patch(callKey(call.id), () => call),
  invalidates: staleWithCalls,
  successToast: (change) => {
    const { call, fields } = change
    const name = call.name || texts.noLead
    return isMoved(change)
      ? callCalendarMessages.moved(name, timeOf(fields))
      : texts.saved(name, callStatusTexts[fields.status])
  },
  errorToast: (change) => {
    const name = change.call.name || texts.noLead
    return isMoved(change) ? callCalendarMessages.notMoved(name) : texts.notSaved(name)
  },
  undo: ({ call, fields }) => ({ call: { ...call, ...fields }, fields: fieldsOf(call) }),
})

/** Gives a call another status (CALL-5). */
export const changeCallStatusAtom = atom(
  null,
  (_get, set, { call, status }: { readonly call: Call; readonly status: CallStatus }) =>
    set(changeMutationAtom, { call, fields: fieldsOf(callFieldsOf({ ...call, status })) }),
)

/** Moves a call to another time (CALL-31). Its zone and its reminders stay. `date`: ISO text with offset. */
export const moveCallAtom = atom(null, (_get, set, { call, date }: { readonly call: Call; readonly date: string }) => {
  const startTime = formatMoment(date, dateFormats.time, call.timezone ?? viewerZone)
  return set(changeMutationAtom, { call, fields: { ...fieldsOf(call), date, startTime } })
})
