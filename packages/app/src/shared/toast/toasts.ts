import { atom, type Getter, type Setter } from 'jotai'

export interface Toast {
  /** An error stays until the user dismisses it, or until a new attempt succeeds. */
  readonly intent: 'success' | 'info' | 'warning' | 'error'
  readonly title: string
  readonly text?: string
  /** Stays until the user dismisses the toast. Default: false. */
  readonly isKept?: boolean
  /** Stays 10 s instead of 5 (SHELL-59). Default: false. */
  readonly isImportant?: boolean
  /** For example Retry, Open or Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** Toasts that wait for the shell to show them. */
export const waitingToastsAtom = atom<readonly Toast[]>([])

/** Titles of the error toasts that `showToastAtom` has added and `endErrorToast` has not removed. */
export const openErrorsAtom = atom<ReadonlySet<string>>(new Set<string>())

export const showToastAtom = atom(null, (_get, set, toast: Toast) => {
  set(waitingToastsAtom, (waiting) => [...waiting, toast])
  if (toast.intent === 'error') set(openErrorsAtom, (titles) => new Set([...titles, toast.title]))
})

/** Removes the error toasts with this title. */
export function endErrorToast(get: Getter, set: Setter, title: string): void {
  if (!get(openErrorsAtom).has(title)) return
  set(openErrorsAtom, (titles) => new Set([...titles].filter((each) => each !== title)))
  set(waitingToastsAtom, (waiting) => waiting.filter((toast) => toast.intent !== 'error' || toast.title !== title))
}
