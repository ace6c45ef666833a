import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { dashboardGet } from '@tandem/contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { AutomationCards } from './AutomationCards.tsx'

let app: SimulatedApp

test('DASH-44 the query of the address opens the drawer of a card', async () => {
  app = startSimulatedApp('new-user')
  const range = { start: '2026-03-03', end: '2026-03-10' }
  renderRoutes(app.store, [
    { path: '/', element: <AutomationCards dashboard={undefined} range={range} /> },
    { path: '/?sequences=followUps' },
  ])
  expect(await screen.findByRole('dialog', { name: 'Follow-ups by sequence' })).toBeVisible()
})

test.each([
  ['objections', 'Objections Handled', /^\/sequences\/manage\/\d+\/responseManager\/objections$/],
  ['followUps', 'Follow Ups Sent', /^\/sequences\/manage\/\d+\/followUps$/],
  ['interested', 'Calls Booked', /^\/sequences\/manage\/\d+\/responseManager\/interested$/],
])('DASH-17, DASH-18 the drawer of %s lists the sequences that the card %s counts', async (id, title, address) => {
  // jsdom has no layout.
  vi.stubGlobal('IntersectionObserver', ResizeObserver)
  app = startSimulatedApp('disconnected')
  await signedIn(app.store)
  const range = { start: '2026-03-03', end: '2026-03-10' }
  const query = { dateStart: range.start, dateEnd: range.end }
  const dashboard = await app.store.get(apiClientAtom).request(dashboardGet, { query })
  renderRoutes(app.store, [
    { path: '/', element: <AutomationCards dashboard={dashboard} range={range} /> },
    { path: `/?sequences=${id}` },
  ])
  const drawer = within(await screen.findByRole('dialog'))
  const tiles = await drawer.findAllByRole('link')
  for (const tile of tiles) expect(tile.getAttribute('href')).toMatch(address)
  const automated = drawer.getAllByText('On').length
  expect(automated + drawer.getAllByText('Off').length).toBe(tiles.length)
  expect(screen.getByRole('region', { name: title, hidden: true })).toHaveTextContent(`${automated} of ${tiles.length}`)
})
