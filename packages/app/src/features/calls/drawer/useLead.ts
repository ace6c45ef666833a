import { type Call } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { leadQueryAtomOf } from '../../../entities/call/api.ts'
import { knownZone } from '../../../entities/call/form/knownZone.ts'

/** The lead of a call, and where they are. Both are undefined until that is known. */
export function useLead({ recipientId }: Pick<Call, 'recipientId'>) {
  const { data: recipient } = useAtomValue(useMemo(() => leadQueryAtomOf(recipientId), [recipientId]))
  return { recipient, zone: knownZone(recipient?.timeZone) }
}
