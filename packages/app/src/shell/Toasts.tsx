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
  makeStyles,
} from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { singleClicks } from '@tandem/components'
import { toastMs } from '@tandem/contract'
import { useAtom, useAtomValue } from 'jotai'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { pathnameAtom } from '../shared/router/search.ts'
import { openErrorsAtom, type Toast as WaitingToast, waitingToastsAtom } from '../shared/toast/toasts.ts'
import { shellMessages } from './messages.ts'

const useToastsStyles = makeStyles({
  // The z-index of dialogs is 1,000,000.
  place: { position: 'absolute', top: 0, left: 0, right: 0, zIndex: 1_000_001 },
  // A text has at most five lines, so that a long name does not move the buttons out of view.
  text: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 5,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
})

/** SHELL-62 */
const maximumToasts = 3

interface ShownToast extends Pick<WaitingToast, 'intent' | 'title'> {
  readonly id: string
  readonly isKept: boolean
}

let lastId = 0

/** F8 moves the focus to the toasts. There, Delete dismisses one toast, and Escape dismisses all toasts. */
const shortcuts = { focus: ({ key }: KeyboardEvent) => key === 'F8' }

/**
 * Distances from the corner of the window, in px. At these distances, toasts cover neither the buttons in the footer of
 * a drawer nor the editor of the inbox.
 */
const offset = { horizontal: 24, vertical: 80 }
const inboxOffset = { ...offset, vertical: 144 }

/** Shows the waiting toasts. */
export function Toasts() {
  const toasterId = useId('toaster')
  const styles = useToastsStyles()
  const themeClass = useThemeClassName()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { dispatchToast, dismissToast } = useToastController(toasterId)
  const [waiting, setWaiting] = useAtom(waitingToastsAtom)
  const shown = useRef<readonly ShownToast[]>([])
  useEffect(() => {
    if (waiting.length === 0) return
    for (const toast of waiting) {
      const id = `toast-${(lastId += 1)}`
      const before = shown.current
      const isKept = toast.isKept ?? toast.intent === 'error'
      // A new toast replaces the kept toast that has the same title. If there are too many toasts, a toast that is not
      // kept is removed first, because the action of a kept toast can be the only way to continue.
      const same = before.find((each) => each.isKept && each.title === toast.title)
      const oldest = before.length < maximumToasts ? same : (same ?? before.find((each) => !each.isKept) ?? before[0])
      if (oldest) dismissToast(oldest.id)
      shown.current = [
        ...before.filter((each) => each !== oldest),
        { id, isKept, intent: toast.intent, title: toast.title },
      ]
      dispatchToast(<ToastContent {...toast} />, {
        toastId: id,
        intent: toast.intent,
        timeout: isKept ? -1 : toastMs[toast.isImportant ? 'long' : 'short'],
        onStatusChange: (_, { status }) => {
          if (status === 'dismissed') shown.current = shown.current.filter((each) => each.id !== id)
        },
      })
    }
    setWaiting((now) => now.filter((toast) => !waiting.includes(toast)))
  }, [waiting, setWaiting, dispatchToast, dismissToast])
  const isInbox = useAtomValue(pathnameAtom).startsWith('/messages')
  const openErrors = useAtomValue(openErrorsAtom)
  // Dismisses the error toast of an action after a later attempt of this action has succeeded.
  useEffect(() => {
    for (const { id, intent, title } of shown.current)
      if (intent === 'error' && !openErrors.has(title)) dismissToast(id)
  }, [openErrors, dismissToast])
  // Rendered outside of the page, because a dialog hides the page from screen readers. A toast may report the result
  // of a save in this dialog.
  return createPortal(
    <div ref={setPlace} {...singleClicks} data-tabster-never-hide="" className={mergeClasses(themeClass, styles.place)}>
      <Toaster
        mountNode={place}
        toasterId={toasterId}
        position="bottom-end"
        offset={isInbox ? inboxOffset : offset}
        shortcuts={shortcuts}
        pauseOnHover
        pauseOnWindowBlur
      />
    </div>,
    document.body,
  )
}

/**
 * A click on a toast does not move the focus. If the focus left a modal drawer, screen readers would skip the drawer.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

function ToastContent({ title, text, action }: WaitingToast) {
  const styles = useToastsStyles()
  const hasActed = useRef(false)
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
        <span className={styles.text}>{title}</span>
      </ToastTitle>
      {text !== undefined && (
        <ToastBody>
          <span className={styles.text}>{text}</span>
        </ToastBody>
      )}
      {action && (
        <ToastFooter>
          <ToastTrigger>
            <Link
              as="button"
              onMouseDown={keepFocus}
              onClick={() => {
                // Runs the action once, because the user can click again while the toast closes.
                if (!hasActed.current) action.onClick()
                hasActed.current = true
              }}
            >
              {action.label}
            </Link>
          </ToastTrigger>
        </ToastFooter>
      )}
    </Toast>
  )
}
