import {
  Button,
  Link,
  Toast,
  ToastBody,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  Toaster,
  Tooltip,
  useId,
  useToastController,
} from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { useAtom } from 'jotai'
import { type MouseEvent, useEffect } from 'react'
import { type Toast as WaitingToast, waitingToastsAtom } from '../shared/toasts.ts'
import { shellMessages } from './messages.ts'

/** Shows the toasts that wait, at the bottom right. */
export function Toasts() {
  const toasterId = useId('toaster')
  const { dispatchToast } = useToastController(toasterId)
  const [waiting, setWaiting] = useAtom(waitingToastsAtom)
  useEffect(() => {
    if (waiting.length === 0) return
    for (const toast of waiting) {
      // An error stays until it is dismissed: it may carry the only way on.
      dispatchToast(<ToastContent {...toast} />, { intent: toast.intent, ...(toast.intent === 'error' ? { timeout: -1 } : {}) })
    }
    setWaiting([])
  }, [waiting, setWaiting, dispatchToast])
  return <Toaster toasterId={toasterId} position="bottom-end" timeout={5000} pauseOnHover pauseOnWindowBlur />
}

/** The focus stays where it is: taken out of a modal drawer, the drawer would be hidden from who listens to it. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

function ToastContent({ title, text, action }: WaitingToast) {
  return (
    <Toast>
      <ToastTitle
        action={
          <ToastTrigger>
            <Tooltip content={shellMessages.dismiss} relationship="label">
              <Button appearance="transparent" size="small" icon={<Dismiss16Regular />} onMouseDown={keepFocus} />
            </Tooltip>
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
