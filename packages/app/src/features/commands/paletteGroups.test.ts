import { expect, test } from 'vitest'
import { matchedDetail, matchedParts, type PaletteEntry, rankedGroups } from './paletteGroups.ts'

const entry = (label: string, fields: PaletteEntry['fields'] = []): PaletteEntry => ({ id: label, label, fields })
const labelsOf = (search: string, first?: 'actions') =>
  rankedGroups(
    [
      { name: 'actions', entries: [entry('Re-send failed messages')] },
      { name: 'pages', entries: [] },
      { name: 'conversations', entries: [entry('Brooke Brooks'), entry('Omar Haddad'), entry('Davide Marchetti')] },
      { name: 'recipients', entries: [entry('Brooke Brooks'), entry('Márta Silva')] },
    ],
    search,
    first,
  ).map(({ name, entries }) => [name, entries.map(({ label }) => label)] as const)

test('SHELL-110 the group with the best match comes first', () => {
  expect(labelsOf('mar')).toEqual([
    ['recipients', ['Márta Silva', 'Brooke Brooks']],
    ['conversations', ['Davide Marchetti', 'Omar Haddad', 'Brooke Brooks']],
    ['actions', ['Re-send failed messages']],
  ])
  expect(labelsOf('').map(([name]) => name)).toEqual(['actions', 'conversations', 'recipients'])
  expect(labelsOf('mar', 'actions')[0]?.[0]).toBe('actions')
})

const bold = (text: string, search: string) =>
  matchedParts(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Marta Marchetti', 'mar', '[Mar]ta [Mar]chetti'],
  ['Omar Haddad', 'mar', 'O[mar] Haddad'],
  ['Lucía Vega', 'vega lucia', '[Lucía] [Vega]'],
  ['Straßenbau', 'strass', '[Straß]enbau'],
  ['Ann-Marie', 'MARIE', 'Ann-[Marie]'],
  ['Ebony', '', 'Ebony'],
])('SHELL-110 marks the matches in %j for the search %j', (text, search, expected) => {
  expect(bold(text, search)).toBe(expected)
})

test('SHELL-110 an entry shows the matching field', () => {
  const brooke = {
    ...entry('Brooke Brooks', [
      ['Title', 'VP Marketing'],
      ['Company', null],
    ]),
    detail: 'Acme',
  }
  expect(matchedDetail(brooke, 'brooke')).toBe('Acme')
  expect(matchedDetail(brooke, 'brooke mark')).toBe('Title: VP Marketing')
  expect(matchedDetail(brooke, 'zebra')).toBe('Acme')
})
