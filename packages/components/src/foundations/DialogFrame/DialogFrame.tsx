import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import { type ReactNode, type SyntheticEvent } from 'react'
import { keptFocus } from '../../hooks/keptFocus.ts'
import { useFocusReturn } from '../../hooks/useFocusReturn.ts'

export interface DialogFrameProps {
  /** Default: true, for a dialog that is rendered only while it is open. */
  readonly isOpen?: boolean
  readonly title: ReactNode
  readonly children?: ReactNode
  /** The buttons; the primary one comes last. */
  readonly actions: ReactNode
  /** `alert` for what needs an answer: a click beside it does not close it. Default: `modal`. */
  readonly modalType?: 'modal' | 'alert'
  /** A click beside a `modal` dialog does not close it, because it holds what was typed. Default: false. */
  readonly isKept?: boolean
  /** Draws title, content and buttons, with a form around them. Default: as they are. */
  readonly renderParts?: (parts: ReactNode) => ReactNode
  readonly isBusy?: boolean
  readonly className?: string
  readonly contentClassName?: string
  readonly backdropClassName?: string
  /** Escape, or a click beside it. */
  readonly onClose: (event: SyntheticEvent | KeyboardEvent) => void
}

/** A dialog of title, content and buttons. The focus moves in, stays in, and goes back afterwards. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen = true, title, children, actions, modalType = 'modal', isKept = false, renderParts, onClose } = props
  useFocusReturn(isOpen)
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
        className={props.className}
        aria-busy={props.isBusy}
        backdrop={{ ...keptFocus, className: props.backdropClassName }}
      >
        {renderParts ? renderParts(parts) : parts}
      </DialogSurface>
    </Dialog>
  )
}
