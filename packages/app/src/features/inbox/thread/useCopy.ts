import { useSetAtom } from 'jotai'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { inboxMessages } from '../messages.ts'

const { toasts } = inboxMessages

/** Copies the text of a message (INBOX-16), or its address (INBOX-70). */
export function useCopy() {
  const showToast = useSetAtom(showToastAtom)
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ intent: 'success', title: done })
    } catch {
      showToast({ intent: 'error', title: toasts.notCopied })
    }
  }
  return {
    onCopy: (_: unknown, { text }: { readonly text: string }) => void copy(text, toasts.copied),
    onCopyLink: (_: unknown, { id }: { readonly id: string | number }) => {
      const { origin, pathname } = window.location
      void copy(`${origin}${pathname}#message-${id}`, toasts.linkCopied)
    },
  }
}
