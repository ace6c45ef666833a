import { expect, test } from 'vitest'
import { summaryText } from './summaryText.ts'

const none = { waiting: 0, loading: 0, imported: 0, skipped: 0, conflict: 0, failed: 0 }

test.each([
  ['loading', {}, 'Opening the import…'],
  ['running', { waiting: 40, imported: 10 }, 'Importing 50 recipients…'],
  ['finished', { loading: 1, imported: 49 }, 'Importing 50 recipients…'],
  ['paused', { waiting: 40, imported: 10 }, 'The import is paused'],
  ['finished', { imported: 50 }, 'All 50 recipients imported.'],
  ['finished', { imported: 40, skipped: 10 }, '40 of 50 imported, 10 skipped.'],
  ['finished', { imported: 40, skipped: 9, failed: 1 }, '40 of 50 imported, 9 skipped. 1 needs your attention.'],
  ['finished', { imported: 48, conflict: 1, failed: 1 }, '48 of 50 imported. 2 need your attention.'],
  ['finished', { failed: 50 }, 'No recipient could be imported. 50 need your attention.'],
] as const)('IMPORT-21 the text of an import in the phase %s with the counts %j is: %s', (phase, counts, text) => {
  expect(summaryText({ phase, loaded: 0, total: 50, counts: { ...none, ...counts }, reassigning: undefined })).toBe(
    text,
  )
})

test('the text has the singular for one recipient', () => {
  expect(
    summaryText({ phase: 'finished', loaded: 1, total: 1, counts: { ...none, imported: 1 }, reassigning: undefined }),
  ).toBe('Recipient imported.')
})

test('the text stays the same during a reassignment', () => {
  const counts = { ...none, imported: 7, conflict: 2, loading: 1 }
  const said = [1, 2].map((done) =>
    summaryText({ phase: 'finished', loaded: 10, total: 10, counts, reassigning: { done, total: 3 } }),
  )
  expect(said).toEqual(['Reassigning 3 recipients…', 'Reassigning 3 recipients…'])
})
