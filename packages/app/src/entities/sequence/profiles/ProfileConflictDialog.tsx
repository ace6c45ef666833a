import { type SequenceId } from '@tandem/contract'
import { ConfirmDialog } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { sequenceQueryAtomOf } from '../api.ts'
import { sequenceProfilesMessages } from './messages.ts'

const texts = sequenceProfilesMessages.conflict

export interface ProfileConflict {
  readonly profileName: string
  readonly sequenceName: string | undefined
  readonly sequenceId: SequenceId | undefined
}

interface ProfileConflictDialogProps {
  /** Undefined: the dialog is closed. */
  readonly conflict: ProfileConflict | undefined
  readonly onOverwrite: () => void
  readonly onCancel: () => void
}

/** Asks before a profile moves from another sequence to this sequence (SEQ-61). */
export function ProfileConflictDialog({ conflict, onOverwrite, onCancel }: ProfileConflictDialogProps) {
  const sequenceId = conflict?.sequenceId
  const { data } = useAtomValue(useMemo(() => sequenceQueryAtomOf(sequenceId), [sequenceId]))
  const sequenceName = data?.name ?? conflict?.sequenceName
  return (
    <ConfirmDialog
      isOpen={conflict !== undefined}
      intent="danger"
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={onOverwrite}
      onCancel={onCancel}
    >
      <p>{texts.text}</p>
      {conflict && sequenceName !== undefined && <p>{texts.where(conflict.profileName, sequenceName, data)}</p>}
    </ConfirmDialog>
  )
}
