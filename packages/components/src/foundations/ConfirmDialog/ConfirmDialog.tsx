import { Button, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components'
import { type ReactNode, type SyntheticEvent } from 'react'
import { useOnePress } from '../../hooks/useOnePress.ts'
import { DialogFrame } from '../DialogFrame/DialogFrame.tsx'

const useConfirmDialogStyles = makeStyles({
  surface: { maxWidth: '480px' },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed },
  },
})

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly children?: ReactNode | undefined
  /** A verb: 'Delete', 'Overwrite'. */
  readonly confirmLabel: string
  /** Default: 'Cancel'. */
  readonly cancelLabel?: string | undefined
  /** `danger` for irreversible actions. Default: `primary`. */
  readonly intent?: 'primary' | 'danger' | undefined
  /** True while the confirmed action runs. The dialog then ignores its buttons and Escape. Default: false. */
  readonly isBusy?: boolean | undefined
  /** Called after the user confirms. The dialog ignores further presses until the returned promise settles. */
  readonly onConfirm: (event: SyntheticEvent) => unknown
  /** Called for the cancel button, and for Escape. */
  readonly onCancel: (event: SyntheticEvent | KeyboardEvent) => void
}

/** Asks before an action. The focus starts on the cancel button. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  intent = 'primary',
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const styles = useConfirmDialogStyles()
  const press = useOnePress()
  return (
    <DialogFrame
      isOpen={isOpen}
      modalType="alert"
      title={title}
      className={styles.surface}
      onClose={(event) => !isBusy && onCancel(event)}
      actions={
        <>
          <Button disabledFocusable={isBusy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            appearance="primary"
            className={mergeClasses(intent === 'danger' && !isBusy && styles.danger)}
            disabledFocusable={isBusy}
            {...(isBusy ? { icon: <Spinner size="tiny" aria-label="In progress" /> } : {})}
            onClick={(event) => {
              // A closed dialog is visible while it fades out. A click during this time has no effect.
              if (isOpen) press(() => onConfirm(event))
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  )
}
