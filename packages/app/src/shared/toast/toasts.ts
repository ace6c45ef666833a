import { atom, type Getter, type Setter } from 'jotai'

export interface Toast {
  /** Errors stay until the user dismisses them or their action succeeds. Other toasts disappear automatically. */
  readonly intent: 'success' | 'info' | 'warning' | 'error'
  readonly title: string
  readonly text?: string
  /** Stays until dismissed, as errors do. Default: false. */
  readonly isKept?: boolean
  /** Stays 10 s instead of 5 (SHELL-59). Default: false. */
  readonly isImportant?: boolean
  /** The next action: Retry, Open, Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** Toasts that wait until the shell shows them. */
export const waitingToastsAtom = atom<readonly Toast[]>([])

/** Titles of the error toasts whose action has not succeeded after the failure. */
export const openErrorsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Shows a toast. */
export const showToastAtom = atom(null, (_get, set, toast: Toast) => {
  set(waitingToastsAtom, (waiting) => [...waiting, toast])
  if (toast.intent === 'error') set(openErrorsAtom, (titles) => new Set([...titles, toast.title]))
})

/** Removes the error toasts with a title, after the failed action has succeeded. */
export function endErrorToast(get: Getter, set: Setter, title: string): void {
  if (!get(openErrorsAtom).has(title)) return
  set(openErrorsAtom, (titles) => new Set([...titles].filter((each) => each !== title)))
  set(waitingToastsAtom, (waiting) => waiting.filter((toast) => toast.intent !== 'error' || toast.title !== title))
}
