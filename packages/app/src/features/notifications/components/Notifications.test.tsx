import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { latestConversationsQueryAtom } from '../../../entities/conversation/latestConversations.ts'
import { Notifications } from './Notifications.tsx'

let app: SimulatedApp
afterEach(() => {
  cleanup()
  app.close()
})

test.each([
  ['agency', /^Notifications, \d+\+ unread$/],
  ['first-sequence', /^Notifications(?:, \d+ unread)?$/],
] as const)('SHELL-17 in %s the name of the bell is %s', async (scenario, name) => {
  app = startSimulatedApp(scenario)
  renderRoutes(app.store, [{ path: '/', element: <Notifications /> }])
  await vi.waitFor(() => expect(app.store.get(latestConversationsQueryAtom).data).toBeDefined(), 10_000)
  expect(await screen.findByRole('button', { name })).toBeVisible()
})
