import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { variablesAtom } from './messageVariables.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

test('SEQ-33 the variables are undefined until their list has loaded', async () => {
  const stop = app.store.sub(variablesAtom, () => {})
  expect(app.store.get(variablesAtom)).toBeUndefined()
  await vi.waitFor(
    () => expect(app.store.get(variablesAtom)).toContainEqual({ name: 'firstName', label: 'First name' }),
    10_000,
  )
  stop()
})
