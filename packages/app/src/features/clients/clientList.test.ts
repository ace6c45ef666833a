import { cellTextOf } from '@tandem/components'
import { clientList as clientListOperation } from '@tandem/contract'
import { beforeEach, expect, test } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { tableColumn } from '../../shared/list/cells.ts'
import { clientList } from './clientList.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

test.each([
  ['active', ['view', 'archive']],
  ['archived', ['view', 'unarchive']],
  ['frozen', ['view']],
])('LIST-28 a %s client has the actions %j, and only a known status shows', async (status, actions) => {
  const { request } = app.store.get(apiClientAtom)
  const { _embedded: embedded } = await request(clientListOperation, { query: { limit: 1 } })
  const client = Object.assign({}, embedded.clients[0], { status })
  expect(clientList.rowActions?.(client).map(({ id }) => id)).toEqual(actions)
  const column = tableColumn<typeof client>(
    { path: 'status', label: 'Status', template: 'status' },
    { cells: clientList.cells, related: {}, rowHrefOf: undefined },
  )
  expect(cellTextOf(column, client)).toBe({ active: 'Active', archived: 'Archived' }[status] ?? '')
})

test.each([
  ['archive', 'archived', 'Already archived.'],
  ['unarchive', 'active', 'Not archived.'],
])('CLIENT-2, LIST-61 the action to %s many clients leaves out clients that are %s', async (id, status, reason) => {
  const { request } = app.store.get(apiClientAtom)
  const { _embedded: embedded } = await request(clientListOperation, { query: { limit: 1 } })
  const [client] = embedded.clients
  const action = clientList.bulkActions?.find((each) => each.id === id)
  const reasons = (['active', 'archived'] as const).map(
    (each) => client && action?.refusal?.({ ...client, status: each }),
  )
  expect(reasons).toEqual(status === 'active' ? [reason, undefined] : [undefined, reason])
})
