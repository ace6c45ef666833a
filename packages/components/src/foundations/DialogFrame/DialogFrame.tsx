import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import { type ReactNode, type SyntheticEvent } from 'react'
import { useOpeningClick } from '../../hooks/doubleClicks.ts'
import { focusKeepingBackdrop } from '../../hooks/overlays.ts'
import { useFocusReturn } from '../../hooks/useFocusReturn.ts'

export interface DialogFrameProps {
  /** Not needed for a dialog that is rendered only while open. Default: true. */
  readonly isOpen?: boolean | undefined
  readonly title: ReactNode
  readonly children?: ReactNode | undefined
  readonly actions: ReactNode
  /** A click outside does not close an `alert`. Default: `modal`. */
  readonly modalType?: 'modal' | 'alert' | undefined
  /** If true, a click outside does not close a `modal` dialog. Default: false. */
  readonly isKept?: boolean | undefined
  /** Wraps the dialog's parts, for example in a form. Default: no wrapper. */
  readonly renderParts?: ((parts: ReactNode) => ReactNode) | undefined
  /** The content is loading. Default: false. */
  readonly isBusy?: boolean | undefined
  readonly className?: string | undefined
  readonly contentClassName?: string | undefined
  readonly backdropClassName?: string | undefined
  /** Called for Escape, and for a click outside. */
  readonly onClose: (event: SyntheticEvent | KeyboardEvent) => void
}

/** A dialog with title, content and buttons. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen = true, title, children, actions, modalType = 'modal', isKept = false, renderParts, onClose } = props
  useFocusReturn(isOpen)
  const openingClick = useOpeningClick(isOpen)
  const parts = (
    <DialogBody>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent className={props.contentClassName}>{children}</DialogContent>
      <DialogActions fluid>{actions}</DialogActions>
    </DialogBody>
  )
  return (
    <Dialog
      open={isOpen}
      modalType={modalType}
      onOpenChange={(event, { open, type }) => !open && !(isKept && type === 'backdropClick') && onClose(event)}
    >
      <DialogSurface
        {...openingClick}
        className={props.className}
        aria-busy={props.isBusy}
        backdrop={{ ...focusKeepingBackdrop, className: props.backdropClassName }}
      >
        {renderParts ? renderParts(parts) : parts}
      </DialogSurface>
    </Dialog>
  )
}
