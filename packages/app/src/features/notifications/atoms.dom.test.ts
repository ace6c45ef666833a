import { afterEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { hasOlderConversationsAtom, unreadConversationsAtom } from './atoms.ts'

let app: SimulatedApp
afterEach(() => app.close())

test.each([
  ['agency', true],
  ['first-sequence', false],
] as const)('SHELL-17 in %s the latest 100 conversations leave older ones out: %s', async (scenario, hasOlder) => {
  app = startSimulatedApp(scenario)
  const { store } = app
  const leave = store.sub(unreadConversationsAtom, () => {})
  await vi.waitFor(() => expect(store.get(unreadConversationsAtom)).toBeDefined(), 10_000)
  expect(store.get(hasOlderConversationsAtom)).toBe(hasOlder)
  expect(store.get(unreadConversationsAtom)?.every(({ unreadCount }) => unreadCount > 0)).toBe(true)
  leave()
})
