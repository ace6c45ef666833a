import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calendarAttachmentOf } from './attachments.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('SEQ-135 no window opens if the user cancels before the address of the calendar provider has loaded', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { attachAtom, attachmentAtom, endAtom } = calendarAttachmentOf('7')
  const attaching = app.store.set(attachAtom)
  app.store.set(endAtom)
  await attaching
  expect(open).not.toHaveBeenCalled()
  expect(app.store.get(attachmentAtom)).toBeUndefined()
})

test('SEQ-135 if the browser blocks the window, a link opens the address of the calendar provider', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { attachAtom, stateAtom, followLinkAtom, showWindowAtom } = calendarAttachmentOf('7')
  const state = () => app.store.get(stateAtom)
  await app.store.set(attachAtom)
  expect([state(), app.store.get(calendarAttachmentOf('8').stateAtom)]).toEqual(['blocked', undefined])
  const link = { preventDefault: vi.fn<() => void>() }
  app.store.set(followLinkAtom, link)
  expect([link.preventDefault.mock.calls, state()]).toEqual([[], 'open'])
  app.store.set(showWindowAtom)
  expect(state()).toBe('blocked')
})
