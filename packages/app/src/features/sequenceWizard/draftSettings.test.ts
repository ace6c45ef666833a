import { expect, test } from 'vitest'
import { nameAfterChange, suggestedName } from './draftSettings.ts'

test('SEQ-174 the choice of another client changes a suggested name, but not a typed name', () => {
  const name = suggestedName('Acme', '2026-11-30T23:30:00Z', 'Europe/Vienna')
  expect(name).toBe('Acme, Dec 2026')
  expect(nameAfterChange(name, 'Acme', 'Zest')).toBe('Zest, Dec 2026')
  for (const typed of ['', 'Spring', 'Acme, Dec 2026 again', 'Acme']) {
    expect(nameAfterChange(typed, 'Acme', 'Zest')).toBe(typed)
  }
})
