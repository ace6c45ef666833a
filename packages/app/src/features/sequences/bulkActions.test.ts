import { sequenceList, type SequenceSummary } from '@tandem/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SimulatedApp, createSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { promptTestsAtomOf } from '../../entities/sequence/editor/ai/tests/promptTests.ts'
import { blockOf as blockIn, refusalOf } from './bulkActions.ts'

let app: SimulatedApp
let template: SequenceSummary
beforeAll(async () => {
  app = createSimulatedApp()
  const { _embedded: embedded } = await app.store.get(apiClientAtom).request(sequenceList, { query: { limit: 1 } })
  const [first] = embedded.sequences
  if (!first) throw new Error('there is no sequence')
  template = first
})
afterAll(() => app.close())

const sequence = (id: number, fields: Partial<SequenceSummary> = {}): SequenceSummary => ({
  ...template,
  id,
  status: 'paused',
  recipientsCount: 5,
  profilesCount: 1,
  ...fields,
})

test('SEQ-93 a selected paused sequence that lacks profiles or recipients prevents the launch of the selection', () => {
  const noProfiles = sequence(2, { profilesCount: 0 })
  const noRecipients = sequence(3, { recipientsCount: 0 })
  const blockOf = (rows: readonly SequenceSummary[]) => blockIn(rows, app.store.get)
  expect(blockOf([sequence(1), sequence(4, { status: 'archived', profilesCount: 0 })])).toBeUndefined()
  expect(blockOf([sequence(1), noProfiles])?.title).toBe('Attach profile(s) to launch the sequence(s)')
  const block = blockOf([sequence(1), noProfiles, noRecipients])
  expect(block?.title).toBe('Attach recipients(s) to launch the sequence(s)')
  expect(block?.rows.map((row) => block.hrefOf(row))).toEqual([
    '/sequences/manage/2/profiles',
    '/sequences/manage/3/recipients',
  ])
})

test('SEQ-162 if prompt tests of a sequence were not run, the user can launch all selected sequences anyway', () => {
  const { get, set } = app.store
  const tested = sequence(21, {
    responses: [{ category: 'neutral', fastResponseEnabled: true, steps: [{ prompts: [] }] }],
  })
  const rows = [sequence(22), tested]
  expect(blockIn(rows, get)).toBeUndefined()
  set(promptTestsAtomOf('21', 'neutral'), () => [{ id: 'a', message: 'Hi', mustMention: '', mustNotMention: '' }])
  const block = blockIn(rows, get)
  expect(block).toMatchObject({ title: 'The prompt tests of these sequences have not passed', rows: [tested] })
  expect(block?.hrefOf(tested)).toBe('/sequences/manage/21/responseManager')
  expect(block?.anywayLabel?.(2)).toBe('Launch all 2 anyway')
  expect(blockIn([{ ...tested, status: 'active' }], get)).toBeUndefined()
})

test.each([
  ['launch', 'paused', undefined],
  ['launch', 'active', 'Already active.'],
  ['launch', 'archived', 'Archived. Unarchive it first.'],
  ['pause', 'paused', 'Not active.'],
  ['archive', 'archived', 'Already archived.'],
  ['unarchive', 'active', 'Not archived.'],
] as const)(
  'SEQ-1 the refusal of the action %s for a sequence with the status %s is: %s',
  (action, status, refusal) => {
    expect(refusalOf(action, status)).toBe(refusal)
  },
)
