import { pollingMs, popupWindow } from '@tandem/contract'
import { atom, type Getter, type Setter } from 'jotai'

interface PopupTarget {
  readonly url: string
  /** Name of the window. A new page with the same name replaces the page in this window. */
  readonly name: string
}

interface PopupFlowOptions {
  /** Called after the window has opened, or after the user has opened the link that replaces it. */
  readonly onOpened?: (get: Getter, set: Setter) => void
  readonly onClosed: (get: Getter, set: Setter) => void
}

/**
 * `idle`: no window is open, or this page does not watch it (a link opened the window, or this page was reloaded).
 * `blocked`: the browser blocked the window. Offer a link to its URL instead.
 */
export type PopupState = 'idle' | 'open' | 'blocked'

/** A watched window. */
interface Popup {
  readonly name: string
  readonly opened: Window
  readonly timer: ReturnType<typeof setInterval>
}

/** Opens and watches the popup window of a flow such as a payment. A flow watches one window at a time. */
export function popupFlow({ onOpened, onClosed }: PopupFlowOptions) {
  const popupAtom = atom<Popup | 'blocked' | undefined>(undefined)

  /** Stops watching the window, but keeps it open. */
  const leaveAtom = atom(null, (get, set): Window | undefined => {
    const popup = get(popupAtom)
    set(popupAtom, undefined)
    if (typeof popup !== 'object') return undefined
    clearInterval(popup.timer)
    return popup.opened
  })

  const openAtom = atom(null, (get, set, target: PopupTarget, isReused: boolean): boolean => {
    set(leaveAtom)
    const opened = openWindow(target, isReused)
    if (!opened) {
      set(popupAtom, 'blocked')
      return false
    }
    const timer = setInterval(() => {
      if (!opened.closed) return
      set(leaveAtom)
      onClosed(get, set)
    }, pollingMs.popupClosed)
    set(popupAtom, { name: target.name, opened, timer })
    onOpened?.(get, set)
    return true
  })

  return {
    stateAtom: atom((get): PopupState => {
      const popup = get(popupAtom)
      return typeof popup === 'object' ? 'open' : (popup ?? 'idle')
    }),
    leaveAtom,
    /** Opens the URL, even if a window with this name shows another page. */
    openAtom: atom(null, (_get, set, target: PopupTarget) => set(openAtom, target, false)),
    /** Brings the window to the front, or opens it again. A window that survived a reload of the app keeps its page. */
    showAtom: atom(null, (get, set, target: PopupTarget) => {
      const popup = get(popupAtom)
      if (typeof popup === 'object' && popup.name === target.name) popup.opened.focus()
      else set(openAtom, target, true)
    }),
    /** Closes the window, without a call of `onClosed`. */
    closeAtom: atom(null, (_get, set) => set(leaveAtom)?.close()),
    /**
     * The user clicked the link that replaces a blocked window.
     * @returns true if the browser opened the window. Otherwise the link opens a tab
     */
    followLinkAtom: atom(null, (get, set, event: Pick<Event, 'preventDefault'>, target: PopupTarget): boolean => {
      // After a click, the browser may open the window that it has blocked.
      const isOpen = set(openAtom, target, true)
      if (isOpen) {
        event.preventDefault()
      } else {
        set(popupAtom, undefined)
        onOpened?.(get, set)
      }
      return isOpen
    }),
  }
}

/** Opens a popup centred over this window. With `isReused`, an open window that has this name keeps its page. */
function openWindow({ url, name }: PopupTarget, isReused: boolean): Window | undefined {
  const { width, height } = popupWindow
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`
  const opened = window.open(isReused ? '' : url, name, features)
  if (!opened) return undefined
  if (isReused && isBlank(opened)) opened.location.replace(url)
  opened.focus()
  return opened
}

/** True for a newly opened, empty window. The address of a page of another site cannot be read. */
function isBlank({ location }: Window): boolean {
  try {
    return location.href === 'about:blank'
  } catch {
    return false
  }
}
