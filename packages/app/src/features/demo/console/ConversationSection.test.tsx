import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { addressAtom } from '../../../shared/router/search.ts'
import { waitingToastsAtom } from '../../../shared/toast/toasts.ts'
import { isDemoBusyAtom } from '../atoms.ts'
import { ConversationSection } from './ConversationSection.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp('appsumo')
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

test('SIM-28 no toast reports a reply in the conversation that is open', async () => {
  const { store } = app
  const demo = { controlBase: 'http://tandem.test/__simulator', leave: async () => {} }
  store.set(environmentAtom, { ...store.get(environmentAtom), demo })
  await signedIn(store)
  const response = await fetch('http://tandem.test/api/v2/conversations?limit=1')
  const { _embedded: embedded }: { _embedded: { conversations: { id: number }[] } } = await response.json()
  store.set(addressAtom, { pathname: `/messages/conversation/${embedded.conversations[0]?.id}`, search: '' })
  renderRoutes(store, [{ path: '/', element: <ConversationSection /> }])
  const whenDone = new Promise<void>((resolve) => {
    store.sub(isDemoBusyAtom, () => !store.get(isDemoBusyAtom) && resolve())
  })
  fireEvent.click(screen.getByRole('button', { name: 'Send reply as lead' }))
  await whenDone
  expect(store.get(waitingToastsAtom)).toEqual([])
})
