import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConversationSection } from './ConversationSection.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp('appsumo')
})
afterEach(() => {
  cleanup()
  app.close()
})

test('SIM-28 the field of the lead shows the name of the chosen lead', async () => {
  await app.control('/names', { leads: ['Laura Bennett'] })
  await signedIn(app.store)
  renderRoutes(app.store, [{ path: '/', element: <ConversationSection /> }])
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Lead' })
  fireEvent.change(field, { target: { value: 'laura' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Laura Bennett' }))
  expect(field.value).toBe('Laura Bennett')
})
