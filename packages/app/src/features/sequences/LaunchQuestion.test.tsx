import { FluentProvider } from '@fluentui/react-components'
import { type SequenceSummary, sequenceList, userMe } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser } from '@tandem/app/testing/signedIn.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { draftOwner, moveDraftTests, promptTestsAtomOf } from '../../entities/sequence/editor/ai/tests/promptTests.ts'
import { LaunchQuestion } from './SequencesPage.tsx'
// Loaded before the tests, because `LaunchQuestion` loads the dialog on demand.
import './LaunchTestsDialog.tsx'
import {
  candidateOf,
  draftCandidate,
  launchOrAsk,
  launchTestsAtomOf,
} from '../../entities/sequence/launch/launchTests.ts'

let app: SimulatedApp
let sequence: SequenceSummary
const launch = vi.fn<() => void>()

beforeEach(async () => {
  localStorage.clear()
  launch.mockClear()
  app = startSimulatedApp()
  const { request } = app.store.get(apiClientAtom)
  setUser(app.store, await request(userMe, { query: {} }))
  const { _embedded: embedded } = await request(sequenceList, { query: { limit: 50 } })
  const found = embedded.sequences.find(({ type, responses }) => type === 'cloud' && responses.length > 0)
  if (!found) throw new Error('no sequence answers leads')
  sequence = found
})

const rule = { message: 'We have no budget.', mustMention: '', mustNotMention: '' }
const keep = (owner: string, ...tests: readonly Partial<typeof rule>[]) =>
  app.store.set(promptTestsAtomOf(owner, 'objection'), () =>
    tests.map((test, index) => Object.assign({ id: `${owner} ${index}` }, rule, test)),
  )
const ask = (of: SequenceSummary = sequence) => launchOrAsk(app.store, candidateOf(of), launch)
const show = () =>
  render(
    <Provider store={app.store}>
      <MemoryRouter>
        <FluentProvider>
          <LaunchQuestion />
        </FluentProvider>
      </MemoryRouter>
    </Provider>,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const spent = async () => (await app.calls()).filter((call) => call === 'sequenceExampleResponses 200').length

test('SEQ-162 a sequence without prompt tests is launched at once', () => {
  ask()
  keep(String(sequence.id), { message: ' ' })
  ask()
  keep(String(sequence.id), {})
  ask({ ...sequence, responses: [] })
  expect(launch).toHaveBeenCalledTimes(3)
})

test('SEQ-162 if a prompt test was not run or is out of date, a dialog asks the user before the launch', async () => {
  keep(String(sequence.id), {})
  ask()
  show()
  expect(await screen.findByText('The prompt test has not passed.')).toBeVisible()
  expect(screen.getByText('Not run')).toBeVisible()
  expect(screen.getByText(/^Running it costs 1 AI credit, more with long company info\./)).toBeVisible()
  expect([launch.mock.calls.length, await spent()]).toEqual([0, 0])
  await press('Run 1 test')
  expect(await screen.findByText('The prompt test has passed.')).toBeVisible()
  await press('Launch')
  expect([launch.mock.calls.length, await spent()]).toEqual([1, 1])
  // The result stays valid until the prompts change.
  ask()
  expect(launch).toHaveBeenCalledTimes(2)
  const responses = sequence.responses.map((entry) => ({ ...entry, steps: [{ prompts: ['Another prompt.'] }] }))
  ask({ ...sequence, responses })
  expect(await screen.findByText('Out of date')).toBeVisible()
  expect(launch).toHaveBeenCalledTimes(2)
})

test('SEQ-162 the user can launch with failed tests', async () => {
  keep(String(sequence.id), { mustMention: 'free trial' }, {})
  ask()
  show()
  await press('Run 2 tests')
  expect(await screen.findByText('1 of 2 prompt tests has not passed.')).toBeVisible()
  expect(screen.getByText('Not mentioned: free trial.')).toBeVisible()
  expect(launch).not.toHaveBeenCalled()
  await press('Launch anyway')
  expect(launch).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('SEQ-162 when no AI credits are left, the prompt tests stop and the dialog links to the purchase of credits', async () => {
  keep(String(sequence.id), {}, {})
  await app.control('/faults', { operationId: 'sequenceExampleResponses', status: 422, times: 1 })
  ask()
  show()
  await press('Run 2 tests')
  expect(await screen.findByRole('link', { name: 'Buy AI credits' })).toBeVisible()
  expect(await spent()).toBe(0)
})

test('SEQ-136 the prompt tests of a draft move to the created sequence, or are removed if no sequence is created', () => {
  const { clientId, templates, responses } = sequence
  keep(draftOwner, {})
  moveDraftTests(app.store, sequence.id)
  const testsOf = (candidate: ReturnType<typeof candidateOf>) => app.store.get(launchTestsAtomOf(candidate))
  expect(testsOf(candidateOf(sequence))).toMatchObject([{ category: 'objection', place: 1, state: 'notRun' }])
  expect(testsOf(draftCandidate('New', { clientId, opening: { templates }, responses }))).toEqual([])
  keep(draftOwner, {})
  moveDraftTests(app.store, undefined)
  expect(testsOf(draftCandidate('New', { clientId, opening: { templates }, responses }))).toEqual([])
})
