import { pollingMs, popupWindow } from '@tandem/contract'

export interface Popup {
  /** Closes the window. `onClosed` is called, as after a close by the user. */
  close(): void
  /** Brings the window to the front. */
  show(): void
  /** Stops watching, but keeps the window open. */
  forget(): void
}

interface PopupRequest {
  readonly url: string
  readonly name: string
  /** Reuses an open window of this name, such as from before a reload of this page. Default: false. */
  readonly isReused?: boolean
  readonly onClosed: () => void
}

/**
 * Opens a popup window centred over this one, and checks every 200 ms if it was closed.
 * @returns undefined if the browser blocked it: offer a link instead
 */
export function openPopup({ url, name, isReused = false, onClosed }: PopupRequest): Popup | undefined {
  const { width, height } = popupWindow
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`
  const popup = window.open(isReused ? '' : url, name, features)
  if (!popup) return undefined
  if (isReused && isBlank(popup)) popup.location.replace(url)
  popup.focus()
  const timer = setInterval(() => {
    if (!popup.closed) return
    clearInterval(timer)
    onClosed()
  }, pollingMs.popupClosed)
  return { close: () => popup.close(), show: () => popup.focus(), forget: () => clearInterval(timer) }
}

/** True for a newly opened, empty window. The address of a page of another site cannot be read. */
function isBlank({ location }: Window): boolean {
  try {
    return location.href === 'about:blank'
  } catch {
    return false
  }
}
