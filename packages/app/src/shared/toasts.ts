import { atom } from 'jotai'

export interface Toast {
  /** Errors stay until dismissed, all others leave by themselves. */
  readonly intent: 'success' | 'info' | 'warning' | 'error'
  readonly title: string
  readonly text?: string
  /** Stays 10 s instead of 5 (SHELL-59). Default: false. */
  readonly isImportant?: boolean
  /** The way on: Retry, Open, Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** Toasts that wait to be shown; the shell takes them from here. */
export const waitingToastsAtom = atom<readonly Toast[]>([])

/** Shows a toast at the bottom right. */
export const showToastAtom = atom(null, (_get, set, toast: Toast) =>
  set(waitingToastsAtom, (waiting) => [...waiting, toast]),
)
