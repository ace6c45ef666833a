import { pollingMs, popupWindow } from '@tandem/contract'

export interface Popup {
  /** Closes the window; `onClosed` is told as if the user had done it. */
  close(): void
  /** Brings the window to the front. */
  show(): void
  /** Stops watching, and leaves the window open. */
  forget(): void
}

/**
 * Opens a popup window in the middle of this one and tells when it closes, checked every 200 ms.
 * @returns undefined when the browser blocked it: offer a link instead.
 */
export function openPopup(url: string, name: string, onClosed: () => void): Popup | undefined {
  const { width, height } = popupWindow
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  const popup = window.open(url, name, `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!popup) return undefined
  const timer = setInterval(() => {
    if (!popup.closed) return
    clearInterval(timer)
    onClosed()
  }, pollingMs.popupClosed)
  return { close: () => popup.close(), show: () => popup.focus(), forget: () => clearInterval(timer) }
}
