import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { ConfirmDialog, EmptyState, StatusDot } from '@tandem/components'
import { type Recipient, type SequenceSummary } from '@tandem/contract'
import { useAtom, useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { statusesOutsideTables } from '../../../shared/list/columns/productCells.tsx'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { RouteLink } from '../../../shared/page/RouteLink.tsx'
import { leaveSequenceMutationAtom, recipientSequencesQueryAtomOf } from './api.ts'
import { recipientDrawerMessages } from './messages.ts'
import { useRecipientSequencesStyles } from './RecipientSequences.styles.ts'

const texts = recipientDrawerMessages.sequences

/** The sequences that a recipient is in, with its status and a button to remove it from each. */
export function RecipientSequences({ recipient }: { readonly recipient: Recipient }) {
  const styles = useRecipientSequencesStyles()
  const { data, error, refetch } = useAtomValue(
    useMemo(() => recipientSequencesQueryAtomOf(recipient.id), [recipient.id]),
  )
  const [leaving, setLeaving] = useState<SequenceSummary>()
  if (error && !data) return <LoadFailed title={texts.failed} error={error} onRetry={refetch} />
  if (!data) {
    return (
      <Skeleton aria-label={sharedMessages.loading}>
        <SkeletonItem className={styles.skeleton} />
      </Skeleton>
    )
  }
  const { _embedded: embedded } = data
  const { sequences, clients } = embedded
  if (sequences.length === 0) return <EmptyState isCompact headingLevel={3} illustration="sequence" {...texts.none} />
  return (
    <>
      <ul aria-label={texts.list} className={styles.list}>
        {sequences.map((sequence) => (
          <li key={sequence.id} className={styles.sequence}>
            <span className={styles.texts}>
              <RouteLink to={`/sequences/manage/${sequence.id}`} className={styles.name}>
                {sequence.name}
              </RouteLink>
              <span className={styles.meta}>
                {[
                  clients[sequence.clientId]?.name,
                  recipient.sequenceId === sequence.id && recipient.sequenceStatus
                    ? texts.standing[recipient.sequenceStatus]
                    : undefined,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <StatusDot {...statusesOutsideTables[sequence.status]} />
            <Button size="small" aria-label={texts.remove(sequence.name)} onClick={() => setLeaving(sequence)}>
              {texts.removeLabel}
            </Button>
          </li>
        ))}
      </ul>
      <LeaveDialog recipient={recipient} sequence={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}

interface LeaveDialogProps {
  readonly recipient: Recipient
  /** Undefined while the dialog is closed. */
  readonly sequence: SequenceSummary | undefined
  readonly onClose: () => void
}

function LeaveDialog({ recipient, sequence, onClose }: LeaveDialogProps) {
  const [{ isPending }, leave] = useAtom(leaveSequenceMutationAtom)
  const remove = async () => {
    if (sequence) await leave({ params: { sequenceId: sequence.id, id: recipient.id } })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={sequence !== undefined}
      title={texts.question.title(sequence?.name ?? '')}
      confirmLabel={texts.question.confirm}
      intent="danger"
      isBusy={isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      {texts.question.text}
    </ConfirmDialog>
  )
}
