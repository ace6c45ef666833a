import { atom, type Setter } from 'jotai'
import { openPopup, type Popup } from './popup.ts'

interface PopupTarget {
  readonly url: string
  /** Name of the window. Another page with this name replaces its page. */
  readonly name: string
}

interface PopupFlowOptions {
  /** Called after the window has opened, or after the user has opened the link that replaces it. */
  readonly onOpened?: (set: Setter) => void
  readonly onClosed: (set: Setter) => void
}

/**
 * `idle`: closed, not opened yet, or not watched by this page because a link opened it or the page was reloaded.
 * `blocked`: the browser blocked it. Offer a link to its page.
 */
export type PopupState = 'idle' | 'open' | 'blocked'

/** The popup window of a flow such as a payment. It watches one window at a time. */
export function popupFlow({ onOpened, onClosed }: PopupFlowOptions) {
  const windowAtom = atom<{ readonly name: string; readonly popup: Popup } | 'blocked' | undefined>(undefined)

  /** Stops watching the window, but keeps it open. */
  const leaveAtom = atom(null, (get, set): Popup | undefined => {
    const opened = get(windowAtom)
    set(windowAtom, undefined)
    if (typeof opened !== 'object') return undefined
    opened.popup.forget()
    return opened.popup
  })

  const openAtom = atom(null, (_get, set, { url, name }: PopupTarget, isReused: boolean): boolean => {
    set(leaveAtom)
    const close = () => {
      set(windowAtom, undefined)
      onClosed(set)
    }
    const popup = openPopup({ url, name, isReused, onClosed: close })
    set(windowAtom, popup ? { name, popup } : 'blocked')
    if (popup) onOpened?.(set)
    return popup !== undefined
  })

  return {
    stateAtom: atom((get): PopupState => {
      const opened = get(windowAtom)
      return opened === undefined ? 'idle' : opened === 'blocked' ? 'blocked' : 'open'
    }),
    leaveAtom,
    /** Opens a page, also if a window with its name shows another page. */
    openAtom: atom(null, (_get, set, target: PopupTarget) => set(openAtom, target, false)),
    /** Brings the window to the front, or opens it again. A window from before a reload keeps its page. */
    showAtom: atom(null, (get, set, target: PopupTarget) => {
      const opened = get(windowAtom)
      if (typeof opened === 'object' && opened.name === target.name) opened.popup.show()
      else set(openAtom, target, true)
    }),
    /** Closes the window, without a call of `onClosed`. */
    closeAtom: atom(null, (_get, set) => set(leaveAtom)?.close()),
    /**
     * The user clicked the link that replaces a blocked window.
     * @returns whether the browser opened the window. If not, the link opens a tab
     */
    followLinkAtom: atom(null, (_get, set, event: Pick<Event, 'preventDefault'>, target: PopupTarget): boolean => {
      // After a click the browser may open the window that it blocked before.
      const isOpen = set(openAtom, target, true)
      if (isOpen) {
        event.preventDefault()
      } else {
        set(windowAtom, undefined)
        onOpened?.(set)
      }
      return isOpen
    }),
  }
}
