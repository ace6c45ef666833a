import { startNodeSimulator } from '@tandem/simulator/node'
import { filterQuery, filtersByPrefix, readFilters } from '@tandem/contract'
import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { createDemoControl } from '../control.ts'
import { daysOf, listsOf } from './reportFigures.ts'

const host = startNodeSimulator({
  scenario: 'agency',
  seed: 1,
  now: Date.parse('2026-03-10T00:00:00Z'),
  isFrozen: true,
  sessionMode: 'shared',
})
afterAll(() => host.close())
const control = createDemoControl('http://demo.test/__simulator')

const List = v.object({ totalFilteredCount: v.number() })

async function countAt(address: string): Promise<number> {
  const { pathname, searchParams } = new URL(address, 'http://demo.test')
  const lists: Readonly<Record<string, string>> = {
    '/messages': 'conversations',
    '/recipients': 'recipients',
    '/calls': 'calls',
  }
  const query = new URLSearchParams({ limit: '1' })
  const filters = filterQuery(readFilters(searchParams, filtersByPrefix(searchParams)), 'UTC')
  for (const [key, value] of Object.entries(filters)) for (const each of [value].flat()) query.append(key, String(each))
  const response = await fetch(`http://demo.test/api/v2/${lists[pathname]}?${query}`)
  return v.parse(List, await response.json()).totalFilteredCount
}

test('SIM-40 a figure equals the number of rows in the list that it links to', async () => {
  const { clock } = await control.state()
  await control.changeClock({ advanceMs: 7 * 86_400_000 })
  const report = await control.report(clock.now)
  const [sequence = report] = report.sequences
  for (const [figures, lists] of [
    [report, listsOf(daysOf(report))],
    [sequence, listsOf(daysOf(report), report.sequences[0]?.id)],
  ] as const) {
    const categories = Object.entries(figures.categories)
    expect(categories.length).toBeGreaterThan(3)
    for (const [count, link] of [
      [figures.requestsSent, lists.requests],
      [figures.conversationsReplied, lists.replies],
      [figures.callsBooked, lists.calls],
      [figures.handledByAi, lists.handledBy('ai')],
      [figures.handledByPeople, lists.handledBy('people')],
      ...categories.map(([category, count]) => [count, lists.category(category)] as const),
    ] as const)
      expect([link, await countAt(link)]).toEqual([link, count])
    const conversations = await countAt(lists.messages)
    expect(conversations).toBeGreaterThan(figures.conversationsReplied)
    expect(conversations).toBeLessThanOrEqual(figures.messagesSent + figures.conversationsReplied)
  }
})
