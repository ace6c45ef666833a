import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConversationChoice } from './ConversationChoice.tsx'

let app: SimulatedApp

test('CALL-10 the wizard says that there are no conversations yet', async () => {
  app = startSimulatedApp('new-user')
  await signedIn(app.store)
  renderRoutes(app.store, [{ path: '/', element: <ConversationChoice chosen={undefined} onChoose={() => {}} /> }])
  expect(await screen.findByText('No conversations yet')).toBeVisible()
})
