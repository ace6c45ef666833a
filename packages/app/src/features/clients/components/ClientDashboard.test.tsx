import { act, screen } from '@testing-library/react'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { sequenceList } from '@tandem/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { addressAtom } from '../../../shared/router/search.ts'
import { ClientDashboard } from '../pages/ClientDrawerPage.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

/** Opens the dashboard of a client with 0 connection requests and 4 conversations in the range of dates. */
async function open(sendsRequests: boolean) {
  const { store } = app
  await signedIn(store)
  const response = await store.get(apiClientAtom).request(sequenceList, { query: { limit: 100, type: 'cloud' } })
  const { _embedded: embedded } = response
  const [sequence] = embedded.sequences
  const sequences = [{ ...sequence, sendConnectionRequests: sendsRequests }]
  const body = { ...response, _embedded: { ...embedded, sequences } }
  await app.control('/faults', { operationId: 'sequenceList', status: 200, body })
  const aggregate = {
    requestsCount: 0,
    requestsAcceptedCount: 0,
    conversationsCount: 4,
    repliedCount: 3,
    interestedCount: 1,
    callsCount: 0,
  }
  await app.control('/faults', { operationId: 'clientStats', status: 200, body: { stats: [], aggregate } })
  const clientId = sequence?.clientId ?? 0
  await act(async () => {
    renderRoutes(store, [{ path: '/', element: <ClientDashboard clientId={clientId} /> }])
  })
  await vi.waitFor(async () => {
    const calls = await app.calls()
    expect(calls.filter((call) => call === 'sequenceList 200')).toHaveLength(2)
    expect(calls).toContain('clientStats 200')
  }, 10_000)
}

test('DASH-27 percentages relate to requests if the client has a sequence that sends requests', async () => {
  await open(true)
  expect((await screen.findAllByText('4'))[0]).toBeDefined()
  expect(screen.queryByText(/% conversion/)).toBeNull()
  expect(screen.getAllByText('Accepted')).not.toHaveLength(0)
})

test('DASH-27 percentages relate to conversations if no sequence of the client sends requests', async () => {
  await open(false)
  expect(await screen.findByText('75.00% conversion')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'From conversation to call' })).toBeDefined()
  expect(screen.queryByText('Requests Sent')).toBeNull()
  expect(screen.queryByText('Accepted')).toBeNull()
})

test('CLIENT-20 a period without activity shows one heading', async () => {
  await signedIn(app.store)
  app.store.set(addressAtom, { pathname: '/clients/manage/4', search: '?date_range_stats=01.01.2020-02.01.2020' })
  renderRoutes(app.store, [{ path: '/', element: <ClientDashboard clientId={4} /> }])
  expect(await screen.findByRole('heading', { name: 'No activity in this period.' })).toBeVisible()
  expect(screen.getByText('Choose another period, or launch a sequence for this client.')).toBeVisible()
})
