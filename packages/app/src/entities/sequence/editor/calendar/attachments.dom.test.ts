import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calendarAttachmentOf } from './attachments.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})
afterEach(() => {
  app.close()
  vi.restoreAllMocks()
})

test('SEQ-135 attaching that is cancelled during the request for its address opens no window', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { attachAtom, attachmentAtom, endAtom } = calendarAttachmentOf('7')
  const attaching = app.store.set(attachAtom)
  app.store.set(endAtom)
  await attaching
  expect(open).not.toHaveBeenCalled()
  expect(app.store.get(attachmentAtom)).toBeUndefined()
})
