import { type Call, type Recipient } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { leadQueryAtomOf } from '../api.ts'
import { knownZone } from '../form/knownZone.ts'

interface Lead {
  /** Undefined until it is loaded. */
  readonly recipient: Recipient | undefined
  /** Where the lead is; undefined where that is not known. */
  readonly zone: string | undefined
}

/** The lead of a call. Without it, the call's own zone is all that is known. */
export function useLead({ recipientId }: Pick<Call, 'recipientId'>): Lead {
  const { data: recipient } = useAtomValue(useMemo(() => leadQueryAtomOf(recipientId), [recipientId]))
  return { recipient, zone: knownZone(recipient?.timeZone) }
}
