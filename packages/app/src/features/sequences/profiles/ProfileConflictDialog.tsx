import { ConfirmDialog } from '@tandem/components'
import { sequenceProfilesMessages } from './messages.ts'

const texts = sequenceProfilesMessages.conflict

/** A profile that another sequence has. */
export interface ProfileConflict {
  readonly profileName: string
  /** Undefined: the name is not known. */
  readonly sequenceName: string | undefined
}

interface ProfileConflictDialogProps {
  /** Undefined while the dialog is closed. */
  readonly conflict: ProfileConflict | undefined
  readonly onOverwrite: () => void
  readonly onCancel: () => void
}

/** Asks whether a profile of another sequence is moved to this one (SEQ-61). */
export function ProfileConflictDialog({ conflict, onOverwrite, onCancel }: ProfileConflictDialogProps) {
  return (
    <ConfirmDialog
      isOpen={conflict !== undefined}
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={onOverwrite}
      onCancel={onCancel}
    >
      <p>{texts.text}</p>
      {conflict?.sequenceName !== undefined && <p>{texts.where(conflict.profileName, conflict.sequenceName)}</p>}
    </ConfirmDialog>
  )
}
