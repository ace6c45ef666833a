import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { latestConversationsQueryAtom } from '../../../entities/conversation/latestConversations.ts'
import { Notifications } from './Notifications.tsx'

let app: SimulatedApp

test.each([
  ['agency', '+'],
  ['first-sequence', ''],
] as const)(
  'SHELL-17 in the scenario %s the bell has the number of unread conversations, followed by "%s"',
  async (scenario, plus) => {
    app = startSimulatedApp(scenario)
    renderRoutes(app.store, [{ path: '/', element: <Notifications /> }])
    const { _embedded: embedded } = await vi.waitFor(() => {
      const { data } = app.store.get(latestConversationsQueryAtom)
      if (!data) throw new Error('no response yet')
      return data
    }, 10_000)
    const count = embedded.conversations.filter(({ unreadMessagesCount }) => unreadMessagesCount > 0).length
    const name = count === 0 ? 'Notifications' : `Notifications, ${count}${plus} unread`
    expect(await screen.findByRole('button', { name })).toBeVisible()
  },
)
