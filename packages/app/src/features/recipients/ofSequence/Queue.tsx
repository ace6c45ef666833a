import { type Sequence } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { queueQueryAtom } from '../../../shared/outlook/api.ts'
import { sequenceRecipientList as list } from './lists.ts'
import { QueueContext } from './queueContext.ts'

interface QueueProps {
  readonly sequence: Pick<Sequence, 'id' | 'type'>
  readonly children: ReactNode
}

/** Asks for the next steps of the rows of the page, in one call. */
export function Queue({ sequence: { id, type }, children }: QueueProps) {
  const queueAtom = useMemo(
    () =>
      queueQueryAtom((get) => {
        const ids = get(list.atoms.rowsAtom)?.map((row) => row.id) ?? []
        return ids.length === 0 ? undefined : { params: { id }, body: { recipientIds: ids } }
      }),
    [id],
  )
  const { data } = useAtomValue(queueAtom)
  const queue = useMemo(
    () => ({
      steps: new Map(data?.recipients.map((each) => [each.recipientId, each])),
      isReEngagement: type === 'reEngagement',
    }),
    [data, type],
  )
  return <QueueContext value={queue}>{children}</QueueContext>
}
