import {
  Button,
  Link,
  Toast,
  ToastBody,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  Toaster,
  mergeClasses,
  useId,
  useThemeClassName,
  useToastController,
} from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { toastMs } from '@tandem/contract'
import { useAtom, useAtomValue } from 'jotai'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { userAtom } from '../shared/session.ts'
import { type Toast as WaitingToast, waitingToastsAtom } from '../shared/toasts.ts'
import { shellMessages } from './messages.ts'
import { useToastsStyles } from './Toasts.styles.ts'

/** Shows the waiting toasts at the bottom right. */
export function Toasts() {
  const toasterId = useId('toaster')
  const styles = useToastsStyles()
  const themeClass = useThemeClassName()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { dispatchToast, dismissAllToasts } = useToastController(toasterId)
  const [waiting, setWaiting] = useAtom(waitingToastsAtom)
  useEffect(() => {
    if (waiting.length === 0) return
    for (const toast of waiting) {
      // An error stays until it is dismissed: its action may be the only way to continue.
      dispatchToast(<ToastContent {...toast} />, {
        intent: toast.intent,
        timeout: toast.intent === 'error' ? -1 : toastMs[toast.isImportant ? 'long' : 'short'],
      })
    }
    setWaiting((now) => now.filter((toast) => !waiting.includes(toast)))
  }, [waiting, setWaiting, dispatchToast])
  const userId = useAtomValue(userAtom)?.id
  const reportedTo = useRef(userId)
  useEffect(() => {
    // What one session reports, and its Retry and Undo, go with it.
    if (reportedTo.current !== userId) dismissAllToasts()
    reportedTo.current = userId
  }, [userId, dismissAllToasts])
  // An open dialog hides the rest of the page from screen readers, but a toast may report the result of that dialog's
  // save.
  return createPortal(
    <div ref={setPlace} data-tabster-never-hide="" className={mergeClasses(themeClass, styles.place)}>
      <Toaster mountNode={place} toasterId={toasterId} position="bottom-end" pauseOnHover pauseOnWindowBlur />
    </div>,
    document.body,
  )
}

/** Leaves the focus where it is: once it leaves a modal drawer, the drawer is hidden from screen readers. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

function ToastContent({ title, text, action }: WaitingToast) {
  return (
    <Toast>
      <ToastTitle
        action={
          <ToastTrigger>
            <Button
              appearance="transparent"
              size="small"
              icon={<Dismiss16Regular />}
              aria-label={shellMessages.dismiss}
              title={shellMessages.dismiss}
              onMouseDown={keepFocus}
            />
          </ToastTrigger>
        }
      >
        {title}
      </ToastTitle>
      {text !== undefined && <ToastBody>{text}</ToastBody>}
      {action && (
        <ToastFooter>
          <ToastTrigger>
            <Link as="button" onMouseDown={keepFocus} onClick={action.onClick}>
              {action.label}
            </Link>
          </ToastTrigger>
        </ToastFooter>
      )}
    </Toast>
  )
}
