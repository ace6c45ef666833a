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
import { useAtom } from 'jotai'
import { type MouseEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Toast as WaitingToast, waitingToastsAtom } from '../shared/toasts.ts'
import { shellMessages } from './messages.ts'
import { useToastsStyles } from './Toasts.styles.ts'

/** Shows the waiting toasts at the bottom right. */
export function Toasts() {
  const toasterId = useId('toaster')
  const styles = useToastsStyles()
  const themeClass = useThemeClassName()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { dispatchToast } = useToastController(toasterId)
  const [waiting, setWaiting] = useAtom(waitingToastsAtom)
  useEffect(() => {
    if (waiting.length === 0) return
    for (const toast of waiting) {
      // An error stays until it is dismissed: its action may be the only way to continue.
      dispatchToast(<ToastContent {...toast} />, {
        intent: toast.intent,
        ...(toast.intent === 'error' ? { timeout: -1 } : {}),
      })
    }
    setWaiting((now) => now.filter((toast) => !waiting.includes(toast)))
  }, [waiting, setWaiting, dispatchToast])
  // An open dialog hides the rest of the page from screen readers, but a toast may report the result of that dialog's
  // save.
  return createPortal(
    <div ref={setPlace} data-tabster-never-hide="" className={mergeClasses(themeClass, styles.place)}>
      <Toaster
        mountNode={place}
        toasterId={toasterId}
        position="bottom-end"
        timeout={5000}
        pauseOnHover
        pauseOnWindowBlur
      />
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
