import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { sequenceQueryAtomOf } from '../../../entities/sequence/api.ts'
import { previewRecipientQueryAtomOf } from '../../../entities/sequence/editor/api.ts'
import { type CreationFailure } from './creation.ts'
import { useCreationViewStyles } from './CreationView.styles.ts'
import { creationMessages as texts } from './messages.ts'

interface FailureRowProps {
  readonly failure: CreationFailure
  /** Of a profile; recipients are looked up. */
  readonly profileName: string | undefined
  readonly isRetried: boolean
  readonly onRetry: (failure: CreationFailure, isMoving: boolean) => void
}

/** A profile or a recipient that is not in the sequence, why, and the way to bring it in. */
export const FailureRow = memo(function FailureRow({ failure, profileName, isRetried, onRetry }: FailureRowProps) {
  const styles = useCreationViewStyles()
  const { kind, id, message, existingSequenceId, hasLeft } = failure
  const recipientId = kind === 'recipient' ? id : undefined
  const { data: recipient } = useAtomValue(useMemo(() => previewRecipientQueryAtomOf(recipientId), [recipientId]))
  const holderId = existingSequenceId ?? undefined
  const { data: holder } = useAtomValue(useMemo(() => sequenceQueryAtomOf(holderId), [holderId]))
  const fallback = kind === 'profile' ? texts.unnamedProfile(id) : texts.unnamed(id)
  const name = profileName ?? (fullNameOf(recipient) || fallback)
  const isHeld = existingSequenceId !== null
  const label = isHeld ? texts.reassign : texts.retry
  return (
    <li className={styles.row}>
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.reason}>
          {holder && message === texts.heldElsewhere ? texts.heldIn(holder.name) : message}
          {holder && hasLeft && ` ${texts.hasLeft(holder.name)}`}
        </span>
      </span>
      <Button
        size="small"
        disabledFocusable={isRetried}
        aria-label={isHeld ? texts.reassignNamed(name) : texts.retryNamed(name)}
        onClick={() => !isRetried && onRetry(failure, isHeld)}
      >
        {isRetried ? texts.working : label}
      </Button>
    </li>
  )
})
