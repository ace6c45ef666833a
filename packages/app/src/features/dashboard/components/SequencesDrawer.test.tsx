import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { StatusDot } from '@tandem/components'
import { sequenceList } from '@tandem/contract'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { SequencesDrawer } from './SequencesDrawer.tsx'

let app: SimulatedApp

const open = () =>
  renderRoutes(app.store, [{ path: '/', element: <SequencesDrawer automation="objections" onClose={() => {}} /> }])

const dotOf = (label: string) => screen.getByText(label).previousElementSibling?.className

test('DASH-17 the drawer shows the red status Paused for a paused sequence', async () => {
  app = startSimulatedApp()
  await signedIn(app.store)
  const response = await app.store.get(apiClientAtom).request(sequenceList, { query: { limit: 2 } })
  const { _embedded: embedded } = response
  const sequences = embedded.sequences.map((each, index) => ({ ...each, status: index === 0 ? 'paused' : 'active' }))
  const body = { ...response, _embedded: { ...embedded, sequences } }
  await app.control('/faults', { operationId: 'sequenceList', status: 200, body })
  open()
  expect(await screen.findAllByRole('link', { name: /Automation/ })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: /Paused/ })).toHaveLength(1)
  // LIST-28: the status 'Paused' is red.
  render(<StatusDot tone="danger" label="Red" />)
  expect(dotOf('Paused')).toBe(dotOf('Red'))
})

test('DASH-16 without a sequence, the drawer links to the creation of a sequence', async () => {
  app = startSimulatedApp('new-user')
  open()
  await screen.findByText('No sequences yet')
  expect(screen.getByRole('link', { name: 'Create Sequence' })).toHaveAttribute('href', '/sequences/create')
})
