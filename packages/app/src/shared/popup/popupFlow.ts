import { pollingMs, popupWindow } from '@tandem/contract'
import { atom, type Getter, type Setter } from 'jotai'

interface PopupTarget {
  readonly url: string
  /** The name of the window for `window.open`. */
  readonly name: string
}

interface PopupFlowOptions {
  /** Called after the popup opened. If the popup is blocked, called when the user opens the page with the link. */
  readonly onOpened?: (get: Getter, set: Setter) => void
  readonly onClosed: (get: Getter, set: Setter) => void
}

/** `idle`: no window is watched. `blocked`: the browser blocked the window, and the app must show a link. */
export type PopupState = 'idle' | 'open' | 'blocked'

/** A watched window. */
interface Popup {
  readonly name: string
  readonly opened: Window
  readonly timer: ReturnType<typeof setInterval>
}

/** Opens and watches one popup window. */
export function popupFlow({ onOpened, onClosed }: PopupFlowOptions) {
  const popupAtom = atom<Popup | 'blocked' | undefined>(undefined)

  /** Stops watching the window, and keeps the window open. */
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
    /** Opens the URL in the window, also if the window is already open. */
    openAtom: atom(null, (_get, set, target: PopupTarget) => set(openAtom, target, false)),
    /** Brings the window to the front, or opens the window. */
    showAtom: atom(null, (get, set, target: PopupTarget) => {
      const popup = get(popupAtom)
      if (typeof popup === 'object' && popup.name === target.name) popup.opened.focus()
      else set(openAtom, target, true)
    }),
    /** Closes the window without a call of `onClosed`. */
    closeAtom: atom(null, (_get, set) => set(leaveAtom)?.close()),
    /** Handles a click on the link. Returns false if the browser blocks the window again: the link then opens a tab. */
    followLinkAtom: atom(null, (get, set, event: Pick<Event, 'preventDefault'>, target: PopupTarget): boolean => {
      // The browser can allow this window, because a click opens it.
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

/** `isReused`: an open window with this name keeps its page. */
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

/** False for a page of another site, because the app cannot read the address of such a page. */
function isBlank({ location }: Window): boolean {
  try {
    return location.href === 'about:blank'
  } catch {
    return false
  }
}
