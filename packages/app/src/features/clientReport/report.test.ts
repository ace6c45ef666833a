import { type ListedSequence } from '@tandem/contract'
import { expect, test } from 'vitest'
import { bestMessages, firstNames } from './report.ts'

const sequence = (id: number, texts: readonly string[], counts: Partial<ListedSequence['stats']>) => ({
  id,
  name: `Sequence ${id}`,
  templates: texts.map((text) => ({ title: '', text, delaySecs: 0, systemId: '' })),
  stats: {
    requestsCount: 200,
    requestsAcceptedCount: 100,
    conversationsCount: 100,
    repliedCount: 30,
    interestedCount: 5,
    callsCount: 2,
    ...counts,
  },
})

test('CLIENT-22 the best messages are the first texts of the three sequences with the best shares of replies', () => {
  const best = bestMessages([
    sequence(1, ['Hello'], { repliedCount: 20 }),
    sequence(2, ['', 'Good morning'], { repliedCount: 40 }),
    sequence(3, ['Hi'], { repliedCount: 30 }),
    sequence(4, ['Dear'], { repliedCount: 10 }),
  ])
  expect(best.map(({ text, share, answers }) => [text, share, answers])).toEqual([
    ['Good morning', 40, 40],
    ['Hi', 30, 30],
    ['Hello', 20, 20],
  ])
})

test('CLIENT-22 a sequence has no best message if it lacks texts, replies, statistics or enough conversations', () => {
  const { stats: _stats, ...notCounted } = sequence(4, ['Dear'], {})
  expect(
    bestMessages([
      sequence(1, [], {}),
      sequence(2, ['Hello'], { conversationsCount: 19, repliedCount: 19 }),
      sequence(3, ['Hi'], { repliedCount: 0 }),
      notCounted,
    ]),
  ).toEqual([])
})

test('a long list of names is cut, and the number of omitted names is returned', () => {
  expect(firstNames(['Energy', 'Food', 'Mining'], 2)).toEqual({ text: 'Energy, Food', more: 1 })
  expect(firstNames([], 2)).toEqual({ text: '', more: 0 })
})
