import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { queueQueryAtom } from '../../../shared/outlook/api.ts'
import { sequenceRecipientList as list } from './lists.ts'
import { QueueContext } from './queueContext.ts'

interface QueueProps {
  readonly sequenceId: number
  readonly children: ReactNode
}

/** Asks for the next steps of the rows of the page, in one call. */
export function Queue({ sequenceId, children }: QueueProps) {
  const queueAtom = useMemo(
    () =>
      queueQueryAtom((get) => {
        const ids = get(list.atoms.rowsAtom)?.map(({ id }) => id) ?? []
        return ids.length === 0 ? undefined : { params: { id: sequenceId }, body: { recipientIds: ids } }
      }),
    [sequenceId],
  )
  const { data } = useAtomValue(queueAtom)
  const byRecipient = useMemo(() => new Map(data?.recipients.map((each) => [each.recipientId, each])), [data])
  return <QueueContext value={byRecipient}>{children}</QueueContext>
}
