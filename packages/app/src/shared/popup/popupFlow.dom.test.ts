import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { popupFlow } from './popupFlow.ts'

const [onOpened, onClosed, focus] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
const page = { url: '/payment-1profile-monthly', name: 'payment' }
const link = { preventDefault: vi.fn<() => void>() }
let isClosed = false

beforeEach(() => {
  vi.useFakeTimers()
  isClosed = false
})
afterEach(() => {
  vi.clearAllMocks()
})

function startFlow(allowsPopups: boolean) {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const popup = frame.contentWindow
  if (!popup) throw new Error('no window')
  Object.defineProperties(popup, {
    closed: { configurable: true, get: () => isClosed },
    focus: { value: focus },
    close: { value: () => void (isClosed = true) },
  })
  const open = vi.spyOn(window, 'open').mockReturnValue(allowsPopups ? popup : null)
  const flow = popupFlow({ onOpened, onClosed })
  const store = createStore()
  return { flow, store, open, state: () => store.get(flow.stateAtom) }
}

test('BILL-14 the popup has 780 x 800 px, and `onClosed` is called once after the popup closes', () => {
  const { flow, store, open } = startFlow(true)
  store.set(flow.openAtom, page)
  expect(open).toHaveBeenCalledWith(page.url, page.name, expect.stringContaining('width=780,height=800'))
  vi.advanceTimersByTime(10_000)
  expect(onClosed).not.toHaveBeenCalled()
  isClosed = true
  vi.advanceTimersByTime(200)
  expect(onClosed).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(onClosed).toHaveBeenCalledOnce()
})

test('the flow ignores the popup after the user left the page of the app', () => {
  const { flow, store } = startFlow(true)
  store.set(flow.openAtom, page)
  store.set(flow.leaveAtom)
  isClosed = true
  vi.advanceTimersByTime(1000)
  expect(onClosed).not.toHaveBeenCalled()
})

test('`showAtom` moves an open popup to the front, and opens another popup for a page with another name', () => {
  const { flow, store, open, state } = startFlow(true)
  store.set(flow.openAtom, page)
  store.set(flow.showAtom, page)
  expect([open.mock.calls.length, focus.mock.calls.length, state()]).toEqual([1, 2, 'open'])
  store.set(flow.showAtom, { ...page, name: 'connect' })
  expect([open.mock.calls.length, state()]).toEqual([2, 'open'])
})

test('when the app closes the popup, `onClosed` is not called', () => {
  const { flow, store, state } = startFlow(true)
  store.set(flow.openAtom, page)
  store.set(flow.closeAtom)
  vi.advanceTimersByTime(1000)
  expect([isClosed, onClosed.mock.calls.length, state()]).toEqual([true, 0, 'idle'])
})

test('BILL-32, PROF-20 if the popup is blocked, a link opens the page in a tab, or in a popup if popups are allowed now', () => {
  const { flow, store, open, state } = startFlow(false)
  store.set(flow.openAtom, page)
  expect([state(), onOpened.mock.calls.length]).toEqual(['blocked', 0])
  expect(store.set(flow.followLinkAtom, link, page)).toBe(false)
  expect([link.preventDefault.mock.calls.length, onOpened.mock.calls.length, state()]).toEqual([0, 1, 'idle'])
  open.mockRestore()
  const allowed = startFlow(true)
  expect(allowed.store.set(allowed.flow.followLinkAtom, link, page)).toBe(true)
  expect([link.preventDefault.mock.calls.length, allowed.state()]).toEqual([1, 'open'])
})
