import {
  type Call,
  callFieldsOf,
  callList,
  callPatch,
  type CallPatch,
  CallStatus,
  dateFormats,
  formatMoment,
  opensEditor,
} from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import * as v from 'valibot'
import { type CellEdit } from '../../shared/list/listTypes.ts'
import { navigationAtom } from '../../shared/router/navigation.ts'
import { searchAtom } from '../../shared/router/search.ts'
import { viewerZone } from '../../shared/time/clock.ts'
import { patchOperation } from '../../shared/api/operationKey.ts'
import { mutationAtom, type MutationTools } from '../../shared/api/mutationAtom.ts'
import { callKey, staleWithCalls } from './api.ts'
import { callChangesOf } from './form/callForm.ts'
import { callLinks } from './links.ts'
import { callCalendarMessages, callListMessages as texts, callStatusTexts } from './messages.ts'

type Fields = Pick<Call, 'status' | 'date' | 'startTime' | 'timezone' | 'reminders'>

interface CallChange {
  readonly call: Call
  readonly fields: Fields
}

const fieldsOf = ({ status, date, startTime, timezone, reminders }: Fields): Fields => ({
  status,
  date,
  startTime,
  timezone,
  reminders,
})

const bodyOf = ({ call, fields }: CallChange): CallPatch => {
  const { status, date, timezone, reminders } = fields
  return callChangesOf(call, { status, date, timezone, reminders })
}

/** True for a change of the time. Such a change keeps the status of the call. */
const isMoved = ({ call, fields }: CallChange): boolean => call.status === fields.status

const timeOf = ({ date }: Fields): string => (date === null ? '' : formatMoment(date, dateFormats.moment, viewerZone))

/** Shows the new fields in the lists and in the drawer. Returns a rollback that keeps later changes. */
function showFields({ get, patch }: MutationTools, { call, fields }: CallChange): () => void {
  const queryClient = get(queryClientAtom)
  // The response of a running request for the list would overwrite the change.
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

/** Saves a new status or time of a call. The new value shows before the response. Undo restores the earlier values. */
export const callChangeMutationAtom = mutationAtom<CallChange, Call>({
  name: 'callPatch',
  onMutate: showFields,
  scope: ({ call }) => String(call.id),
  run: (request, change) => request(callPatch, { params: { id: change.call.id }, body: bodyOf(change) }),
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

export const statusChange = (call: Call, status: CallStatus): CallChange => ({
  call,
  fields: fieldsOf(callFieldsOf({ ...call, status })),
})

/** Saves the new status. If the status needs more input, opens the call's drawer instead (CALL-5, CALL-21). */
export const editStatusAtom = atom(null, (get, set, { row: call, value: status }: CellEdit<Call>) => {
  if (!v.is(CallStatus, status) || status === call.status) return
  if (opensEditor(status, call.date))
    get(navigationAtom).navigate(`${callLinks.schedule(call.id, status)}${get(searchAtom)}`)
  else void set(callChangeMutationAtom, statusChange(call, status))
})

/** Returns the change that moves a call to `date` (CALL-31). `date` is an ISO text with an offset. */
export function timeChange({ call, date }: { readonly call: Call; readonly date: string }): CallChange {
  const startTime = formatMoment(date, dateFormats.time, call.timezone ?? viewerZone)
  return { call, fields: { ...fieldsOf(call), date, startTime } }
}
