import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { recipientList } from '@tandem/contract'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { RecipientMessages } from './RecipientMessages.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

test('INBOX-13 the messages tab of a recipient without a conversation says that there are no messages', async () => {
  await signedIn(app.store)
  const { request } = app.store.get(apiClientAtom)
  const { _embedded: embedded } = await request(recipientList, { query: { limit: 100, isContacted: false } })
  const quiet = embedded.recipients.find(({ lastConversationId }) => lastConversationId === null)
  renderRoutes(app.store, [{ path: '/', element: <RecipientMessages recipientId={quiet?.id ?? 0} /> }])
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', `/recipients/manage/${quiet?.id}/sequences`)
})
