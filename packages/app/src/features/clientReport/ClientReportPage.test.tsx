import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { addressAtom } from '../../shared/router/search.ts'
import ClientReportPage from './ClientReportPage.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

async function open(id: number, search: string) {
  await signedIn(app.store)
  app.store.set(addressAtom, { pathname: `/clients/manage/${id}/report`, search })
  renderRoutes(app.store, [
    { path: '/clients/manage/:id/report', element: <ClientReportPage /> },
    { path: `/clients/manage/${id}/report${search}` },
  ])
}

test('CLIENT-24 the report says that a period has no activity and no calls', async () => {
  await open(4, '?range=01.01.2020-02.01.2020')
  expect(await screen.findByText('No activity in this period.')).toBeVisible()
  expect(await screen.findByText('No calls were booked in this period.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Results' })).toBeNull()
})

test('CLIENT-24 the report of an unknown client shows a 404 and a link to the list', async () => {
  await open(999, '?range=01.01.2020-02.01.2020')
  expect(await screen.findByText('Client was not found')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('404')
  expect(screen.getByRole('link', { name: 'Back to AI clients' })).toHaveAttribute('href', '/clients')
})

test("CLIENT-24 a part of the report that could not be loaded has the button 'Try again'", async () => {
  await app.control('/faults', { operationId: 'callList', status: 404, times: 2 })
  await open(4, '?range=02.03.2026-10.03.2026')
  const calls = within(await screen.findByRole('region', { name: 'Calls booked' }))
  expect(await calls.findByText('The calls could not be loaded.')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Results' })).toBeVisible()
  await userEvent.click(calls.getByRole('button', { name: 'Try again' }))
  expect((await calls.findAllByRole('row')).length).toBeGreaterThan(1)
})
