import { type Call, CallStatus } from '@tandem/contract'
import { useSetAtom, useStore } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { nowAtom, viewerZone } from '../../../shared/clock.ts'
import { FormScope } from '../../../shared/forms/FormScope.tsx'
import { callPatchWriteAtom } from '../api.ts'
import { callFormSchema, changesOf, formOf } from '../form/callForm.ts'
import { useLead } from './useLead.ts'

/** The status that the address asks for: that of the list's select, which needs a date first (CALL-5). */
export function useWantedStatus(): CallStatus | undefined {
  const { tab: action } = useParams()
  return v.is(CallStatus, action) ? action : undefined
}

interface CallFormProps {
  readonly call: Call
  /** The call got the status that the address asked for. */
  readonly onScheduled: () => void
  readonly children: ReactNode
}

/** The form of a call around the parts of its drawer. */
export function CallForm({ call, onScheduled, children }: CallFormProps) {
  const store = useStore()
  const patchCall = useSetAtom(callPatchWriteAtom)
  const wanted = useWantedStatus()
  const { zone = viewerZone } = useLead(call)
  const [schema] = useState(() => callFormSchema({ now: () => store.get(nowAtom), saved: call }))
  return (
    <FormScope
      initialValues={{ ...formOf(call, zone), ...(wanted && { status: wanted }) }}
      schema={schema}
      onSubmit={async (fields) => {
        await patchCall({ params: { id: call.id }, body: changesOf(call, fields) })
        if (wanted) onScheduled()
      }}
    >
      {children}
    </FormScope>
  )
}
