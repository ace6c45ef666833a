import { ConfirmDialog } from '@tandem/components'
import { type Profile } from '@tandem/contract'
import { useAtom } from 'jotai'
import { profileDeleteMutationAtom } from '../../../entities/profile/api.ts'
import { profileListMessages } from '../../../entities/profile/messages.ts'

const texts = profileListMessages.deletion

interface DeleteProfileDialogProps {
  /** Undefined while the dialog is closed. */
  readonly profile: Profile | undefined
  readonly onClose: () => void
  readonly onDeleted?: () => void
}

/** Asks before a profile or a slot is deleted (PROF-30). */
export function DeleteProfileDialog({ profile, onClose, onDeleted }: DeleteProfileDialogProps) {
  const [{ isPending }, deleteProfile] = useAtom(profileDeleteMutationAtom)
  const confirm = async (confirmed: Profile) => {
    const isDeleted = await deleteProfile(confirmed)
    onClose()
    if (isDeleted) onDeleted?.()
  }
  return (
    <ConfirmDialog
      isOpen={profile !== undefined}
      title={texts.title(profile?.name ?? '')}
      confirmLabel={texts.confirm}
      intent="danger"
      isBusy={isPending}
      onConfirm={() => profile && confirm(profile)}
      onCancel={onClose}
    >
      <p>{texts.text(profile?.name ?? '')}</p>
      <p>{profile?.slotStatus === 'empty' ? texts.slot : texts.profile}</p>
    </ConfirmDialog>
  )
}
