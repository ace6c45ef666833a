import { type ListedSequence, sequenceList } from '@tandem/contract'
import { type SimulatedApp, createSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { type ListCell } from '../../shared/list/columns/listCell.ts'
import { repliesCell } from './sequenceList.ts'
import { statsCells } from './statsCells.tsx'

const {
  status,
  'stats.requestsCount': requests,
  'stats.requestsAcceptedCount': accepted,
  'stats.repliedCount': replied,
} = statsCells

let app: SimulatedApp
let template: ListedSequence
beforeAll(async () => {
  app = createSimulatedApp()
  const { _embedded: embedded } = await app.store
    .get(apiClientAtom)
    .request(sequenceList, { query: { limit: 1, statsAggregated: 1 } })
  const [first] = embedded.sequences
  if (!first) throw new Error('there is no sequence')
  template = first
})
afterAll(() => app.close())

const cell: ListCell<ListedSequence> = {
  column: { label: 'Figure' },
  base: { id: 'figure', header: 'Figure', isSortable: true },
  valueOf: () => undefined,
  textOf: () => '',
  codeNames: undefined,
  relatedOf: () => undefined,
  bindingOf: () => undefined,
  rowHrefOf: undefined,
}

function shown(fields: Partial<ListedSequence>, counts: Partial<NonNullable<ListedSequence['stats']>>) {
  const { stats } = template
  if (!stats) throw new Error('there are no figures')
  const row = { ...template, ...fields, stats: { ...stats, ...counts } }
  const [sent, answered, taken] = [requests(cell), replied(cell), accepted(cell)]
  if (sent.type !== 'number' || answered.type !== 'custom' || taken.type !== 'custom') throw new Error('other cells')
  return [sent.getNumber(row), taken.getText(row), answered.getText(row)]
}

test('SEQ-90 a sequence without requests has no figures of requests', () => {
  const counts = { requestsCount: 0, requestsAcceptedCount: 0, conversationsCount: 50, repliedCount: 10 }
  const none = [undefined, undefined, '10 (20%)']
  expect(shown({ type: 'reEngagement', sendConnectionRequests: true }, counts)).toEqual(none)
  expect(shown({ type: 'cloud', sendConnectionRequests: false }, counts)).toEqual(none)
})

test('SEQ-90 a sequence shows figures of requests if requests are on, or if requests were sent', () => {
  const counts = { requestsCount: 0, requestsAcceptedCount: 0, conversationsCount: 0, repliedCount: 0 }
  const on = { type: 'cloud', sendConnectionRequests: true } as const
  expect(shown(on, counts)).toEqual([0, '0 (–)', '0 (–)'])
  expect(shown({ ...on, sendConnectionRequests: false }, { ...counts, requestsCount: 4 })[0]).toBe(4)
})

test('SEQ-90 percentages have no decimals', () => {
  const counts = { requestsCount: 1000, requestsAcceptedCount: 4, conversationsCount: 0, repliedCount: 126 }
  expect(shown({ type: 'cloud', sendConnectionRequests: true }, counts)).toEqual([1000, '4 (<1%)', '126 (13%)'])
})

test.each([
  ['paused', 0, 0, 'Not launched'],
  ['paused', 3, 0, 'Paused'],
  ['paused', 0, 1, 'Paused'],
  ['archived', 0, 0, 'Archived'],
] as const)(
  'LIST-28 a sequence that is %s, with %i requests and %i conversations, shows as %s',
  (now, requestsCount, conversationsCount, text) => {
    const { stats } = template
    if (!stats) throw new Error('there are no figures')
    const shownStatus = status(cell)
    if (shownStatus.type !== 'custom') throw new Error('another cell')
    const row = { ...template, status: now, stats: { ...stats, requestsCount, conversationsCount } }
    expect(shownStatus.getText(row)).toBe(text)
  },
)

test('SEQ-175 the cell of AI replies shows in how many categories the AI replies automatically', () => {
  const column = repliesCell(cell)
  const textOf = (responses: ListedSequence['responses']) =>
    column.type === 'link' && column.getText({ ...template, responses })
  const steps = [{ prompts: ['Be short'] }]
  const on = { category: 'interested', fastResponseEnabled: true, steps } as const
  expect(textOf([on, { ...on, category: 'objection', fastResponseEnabled: false }])).toBe('1 of 6 on')
  expect(textOf([])).toBe('Off')
})
