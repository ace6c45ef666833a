import { ResultRow } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { sequenceQueryAtomOf } from '../../../entities/sequence/api.ts'
import { previewRecipientQueryAtomOf } from '../../../entities/sequence/editor/api.ts'
import { type AdditionEntry, hasLeft, heldBy, isUnderWay } from './additions.ts'
import { type CreationRun } from './CreationRun.ts'
import { creationMessages as texts } from './messages.ts'

interface FailureRowProps {
  readonly entry: AdditionEntry
  /** The name, if the draft has it. Otherwise the row requests the name. */
  readonly knownName: string | undefined
  readonly onRetry: CreationRun['retry']
}

/** A profile or a recipient that could not be added, with the reason and the next actions. */
export const FailureRow = memo(function FailureRow({ entry, knownName, onRetry }: FailureRowProps) {
  const { kind, id } = entry.item
  const recipientId = kind === 'recipient' ? id : undefined
  const { data: recipient } = useAtomValue(useMemo(() => previewRecipientQueryAtomOf(recipientId), [recipientId]))
  const holderId = heldBy(entry)
  const { data: holder } = useAtomValue(useMemo(() => sequenceQueryAtomOf(holderId), [holderId]))
  const reason = entry.status === 'failed' ? entry.reason : undefined
  const isWorking = isUnderWay(entry)
  const retry = () => void onRetry(({ item }) => item.kind === kind && item.id === id)
  return (
    <ResultRow
      isCompact
      name={knownName ?? (fullNameOf(recipient) || texts.unnamed(kind, id))}
      company={texts.kinds[kind]}
      status={holderId === null ? (isWorking ? 'loading' : 'failed') : 'conflict'}
      conflictName={holder?.name}
      message={
        isWorking ? texts.working : hasLeft(entry) && holder ? `${reason} ${texts.hasLeft(holder.name)}` : reason
      }
      isReassigning={isWorking}
      onReassign={retry}
      onRetry={retry}
    />
  )
})
