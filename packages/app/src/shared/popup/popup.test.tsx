import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPopup } from './popup.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A browser that opens a window, represented by a frame. */
function opens() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const popup = frame.contentWindow
  if (!popup) throw new Error('no window')
  let isClosed = false
  Object.defineProperty(popup, 'closed', { configurable: true, get: () => isClosed })
  const open = vi.spyOn(window, 'open').mockReturnValue(popup)
  return { open, closeIt: () => void (isClosed = true) }
}

test('BILL-14 is 780 x 800 and reports once that it closed, within 200 ms', () => {
  const { open, closeIt } = opens()
  const onClosed = vi.fn<() => void>()
  openPopup({ url: '/payment-ai-credits-250', name: 'payment', onClosed })
  expect(open).toHaveBeenCalledWith(
    '/payment-ai-credits-250',
    'payment',
    expect.stringContaining('width=780,height=800'),
  )
  vi.advanceTimersByTime(10_000)
  expect(onClosed).not.toHaveBeenCalled()
  closeIt()
  vi.advanceTimersByTime(200)
  expect(onClosed).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(onClosed).toHaveBeenCalledOnce()
})

test('BILL-32 reports that the browser blocked it', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(openPopup({ url: '/payment-ai-credits-250', name: 'payment', onClosed: () => {} })).toBeUndefined()
})

test('is no longer watched after the caller has left', () => {
  const { closeIt } = opens()
  const onClosed = vi.fn<() => void>()
  openPopup({ url: '/payment-ai-credits-250', name: 'payment', onClosed })?.forget()
  closeIt()
  vi.advanceTimersByTime(1000)
  expect(onClosed).not.toHaveBeenCalled()
})
