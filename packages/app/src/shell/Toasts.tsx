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
import { singleClicks, overlays } from '@tandem/components'
import { toastMs } from '@tandem/contract'
import { useAtom, useAtomValue } from 'jotai'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDocumentEvent } from '../shared/page/useDocumentEvent.ts'
import { openErrorsAtom, type Toast as WaitingToast, waitingToastsAtom } from '../shared/toast/toasts.ts'
import { shellMessages } from './messages.ts'
import { contentId } from './useArrival.ts'

const useToastsStyles = makeStyles({
  // Above the dialogs, whose z-index is 1,000,000.
  place: { position: 'absolute', top: 0, left: 0, right: 0, zIndex: 1_000_001 },
  // Long names and values are cut, so that the buttons stay in view.
  text: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 5,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
})

/** Largest number of toasts at once (SHELL-62). */
const maximumToasts = 3

interface ShownToast extends Pick<WaitingToast, 'intent' | 'title'> {
  readonly id: string
  readonly isKept: boolean
  readonly position: ReturnType<typeof freePosition>
}

let lastId = 0

/** F8 moves the focus to the toasts. There Delete dismisses one toast and Escape all toasts. */
const shortcuts = { focus: ({ key }: KeyboardEvent) => key === 'F8' }

/** The size of the corner that toasts can cover, in px. */
const toastArea = { width: 340, height: 400 }

/** True if a toast at the bottom right (`end`) or left (`start`) would cover one of these elements. */
const isCovered = (selectors: string, side: 'end' | 'start') =>
  [...document.querySelectorAll(selectors)].some((element) => {
    const { left, right, bottom } = element.getBoundingClientRect()
    const isAtSide = side === 'end' ? right > innerWidth - toastArea.width : left < toastArea.width
    return isAtSide && bottom > innerHeight - toastArea.height
  })

/**
 * Bottom right, if a toast there covers no drawer, no focused control, no message editor and no table. Otherwise bottom
 * left, or the top.
 */
function freePosition(): 'bottom-end' | 'bottom-start' | 'top' {
  if (isCovered(overlays, 'end')) return 'bottom-start'
  const kept = `:focus, [data-composer], [data-focus-target], ${overlays}`
  if (!isCovered(kept, 'end')) return 'bottom-end'
  return isCovered(kept, 'start') ? 'top' : 'bottom-start'
}

/** The top of the page's content, in px: below the navigation, where the header of the page is. */
const contentTop = () => document.querySelector(`#${contentId}`)?.getBoundingClientRect().top ?? 0

/** Shows the waiting toasts. */
export function Toasts() {
  const toasterId = useId('toaster')
  const styles = useToastsStyles()
  const themeClass = useThemeClassName()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { dispatchToast, updateToast, dismissToast } = useToastController(toasterId)
  const [waiting, setWaiting] = useAtom(waitingToastsAtom)
  const shown = useRef<readonly ShownToast[]>([])
  useEffect(() => {
    if (waiting.length === 0) return
    for (const toast of waiting) {
      const id = `toast-${(lastId += 1)}`
      const before = shown.current
      const isKept = toast.isKept ?? toast.intent === 'error'
      // Kept toasts are removed last, because their action may be the only way to continue.
      const same = before.find((each) => each.isKept && each.title === toast.title)
      const oldest = before.length < maximumToasts ? same : (same ?? before.find((each) => !each.isKept) ?? before[0])
      if (oldest) dismissToast(oldest.id)
      const position = freePosition()
      shown.current = [
        ...before.filter((each) => each !== oldest),
        { id, isKept, intent: toast.intent, title: toast.title, position },
      ]
      dispatchToast(<ToastContent {...toast} />, {
        toastId: id,
        intent: toast.intent,
        position,
        timeout: isKept ? -1 : toastMs[toast.isImportant ? 'long' : 'short'],
        onStatusChange: (_, { status }) => {
          if (status === 'dismissed') shown.current = shown.current.filter((each) => each.id !== id)
        },
      })
    }
    setWaiting((now) => now.filter((toast) => !waiting.includes(toast)))
  }, [waiting, setWaiting, dispatchToast, dismissToast])
  const openErrors = useAtomValue(openErrorsAtom)
  useEffect(() => {
    for (const { id, intent, title } of shown.current)
      if (intent === 'error' && !openErrors.has(title)) dismissToast(id)
  }, [openErrors, dismissToast])
  // A drawer that opens takes the focus. Its buttons are in the corner of the toasts.
  useDocumentEvent('focusin', () => {
    // This runs with each change of the focus, so cheap checks come first.
    if (shown.current.every(({ position }) => position === 'bottom-start')) return
    if (!isCovered(overlays, 'end')) return
    shown.current = shown.current.map((toast) => {
      if (toast.position !== 'bottom-start') updateToast({ toastId: toast.id, position: 'bottom-start' })
      return Object.assign({}, toast, { position: 'bottom-start' as const })
    })
  })
  // An open dialog hides the rest of the page from screen readers, but a toast may report the result of that dialog's
  // save.
  return createPortal(
    <div ref={setPlace} {...singleClicks} data-tabster-never-hide="" className={mergeClasses(themeClass, styles.place)}>
      <Toaster
        mountNode={place}
        toasterId={toasterId}
        offset={{ top: { vertical: contentTop() } }}
        shortcuts={shortcuts}
        pauseOnHover
        pauseOnWindowBlur
      />
    </div>,
    document.body,
  )
}

/**
 * Prevents a click on a toast from moving the focus. If the focus left a modal drawer, the drawer would be hidden from
 * screen readers.
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
                // The toast takes a moment to close. In that moment a second click must not run the action again.
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
