import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { sequenceQueryAtomOf } from '../../../entities/sequence/api.ts'
import { previewRecipientQueryAtomOf } from '../../../entities/sequence/editor/api.ts'
import { type Addition, type AdditionEntry, hasLeft, heldBy } from './additions.ts'
import { useCreationViewStyles } from './CreationView.styles.ts'
import { creationMessages as texts } from './messages.ts'

/** It is being tried again. */
export const isUnderWay = (status: AdditionEntry['status']): boolean => status === 'waiting' || status === 'working'

interface FailureRowProps {
  readonly entry: AdditionEntry
  /** Of a profile; recipients are looked up. */
  readonly profileName: string | undefined
  readonly onRetry: (addition: Addition) => void
}

/** A profile or a recipient that is not in the sequence, why, and the way to bring it in. */
export const FailureRow = memo(function FailureRow({ entry, profileName, onRetry }: FailureRowProps) {
  const styles = useCreationViewStyles()
  const { item, status } = entry
  const { kind, id } = item
  const recipientId = kind === 'recipient' ? id : undefined
  const { data: recipient } = useAtomValue(useMemo(() => previewRecipientQueryAtomOf(recipientId), [recipientId]))
  const holderId = heldBy(entry)
  const { data: holder } = useAtomValue(useMemo(() => sequenceQueryAtomOf(holderId), [holderId]))
  const fallback = kind === 'profile' ? texts.unnamedProfile(id) : texts.unnamed(id)
  const name = profileName ?? (fullNameOf(recipient) || fallback)
  const isHeld = holderId !== null
  const isRetried = isUnderWay(status)
  const label = isHeld ? texts.reassign : texts.retry
  return (
    <li className={styles.row}>
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.reason}>
          {entry.status === 'failed' && entry.reason}
          {entry.status === 'conflict' && (holder ? texts.heldIn(holder.name) : texts.heldElsewhere)}
          {holder && hasLeft(entry) && ` ${texts.hasLeft(holder.name)}`}
        </span>
      </span>
      <Button
        size="small"
        disabledFocusable={isRetried}
        aria-label={isHeld ? texts.reassignNamed(name) : texts.retryNamed(name)}
        onClick={() => !isRetried && onRetry(item)}
      >
        {isRetried ? texts.working : label}
      </Button>
    </li>
  )
})
