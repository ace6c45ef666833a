import { type Sequence, sequenceList } from '@tandem/contract'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { SequenceDrawer } from './SequenceDrawer.tsx'

let app: SimulatedApp
beforeEach(async () => {
  app = startSimulatedApp('agency')
  await signedIn(app.store)
})

async function sequenceOf(type: Sequence['type']): Promise<Pick<Sequence, 'id' | 'name'>> {
  const { _embedded: embedded } = await app.store.get(apiClientAtom).request(sequenceList, { query: { limit: 50 } })
  const found = embedded.sequences.find((each) => each.type === type)
  if (!found) throw new Error(`there is no sequence of the type ${type}`)
  return found
}

const neighboursAtom = atom(undefined)
const drawer = <SequenceDrawer renderRecipients={() => null} neighboursAtomOf={() => neighboursAtom} />
const routes = [
  { path: '/sequences', element: <p>The list</p> },
  { path: '/sequences/manage/:id/:tab?/*', element: drawer },
]
const open = (address: string) => renderRoutes(app.store, routes, `/sequences/manage/${address}`)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test.each([
  ['cloud', 'messages', 'reEngagements'],
  ['reEngagement', 'reEngagements', 'messages'],
] as const)(
  'SEQ-49 the drawer of a sequence of the type %s has the tab %s instead of %s',
  async (type, tab, absent) => {
    const { id, name } = await sequenceOf(type)
    const addressAfter = async (segments: string) => {
      const { router } = open(`${id}/${segments}`)
      expect(await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible()
      cleanup()
      return router.state.location.pathname
    }
    expect(await addressAfter(tab)).toBe(`/sequences/manage/${id}/${tab}`)
    expect(await addressAfter(absent)).toBe(`/sequences/manage/${id}/dashboard`)
    expect(await addressAfter('dashboard/any/thing')).toBe(`/sequences/manage/${id}/dashboard/any/thing`)
  },
)

test('SEQ-48 the drawer of an unknown sequence leads back to the sequences', async () => {
  open('987654')
  expect(await screen.findByText('404')).toBeVisible()
  await press('Back to sequences')
  expect(await screen.findByText('The list')).toBeVisible()
})

test('SHELL-98 the user can load failed statistics again', async () => {
  const { id } = await sequenceOf('cloud')
  await app.control('/faults', { operationId: 'sequenceStats', status: 403, times: 1 })
  open(`${id}`)
  const results = await screen.findByRole('region', { name: 'Results' })
  await userEvent.click(await within(results).findByRole('button', { name: 'Try again' }))
  expect(await within(results).findByRole('heading', { name: 'Requests, answers and calls per day' })).toBeVisible()
})
