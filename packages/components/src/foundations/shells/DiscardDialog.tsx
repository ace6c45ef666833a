import { type LeaveGuard } from '../../hooks/useLeaveGuard.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

/** The question of a leave guard. */
export function DiscardDialog({ guard }: { readonly guard: LeaveGuard }) {
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      intent="danger"
      title="Discard your changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={guard.confirm}
      onCancel={guard.cancel}
    >
      Your changes will be lost.
    </ConfirmDialog>
  )
}
