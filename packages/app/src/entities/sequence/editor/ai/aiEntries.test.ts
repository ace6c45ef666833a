import { describe, expect, test } from 'vitest'
import { categoryOf, followUpOf, longPromptPlace, newRound, responseEntryOf, withEntry } from './aiEntries.ts'

describe('the AI entries of a sequence', () => {
  test('SEQ-41 the entries stay in the order of the tabs when an entry is added or changed', () => {
    const neutral = { ...responseEntryOf([], 'neutral'), steps: [{ prompts: ['a'] }] }
    const both = withEntry([neutral], responseEntryOf([neutral], 'objection'))
    expect(both.map(({ category }) => category)).toEqual(['objection', 'neutral'])
    const changed = withEntry(both, { ...neutral, steps: [] })
    expect(changed).toHaveLength(2)
    expect(responseEntryOf(changed, 'neutral').steps).toEqual([])
  })

  test('SEQ-44 follow-ups are off for a category without an entry', () => {
    expect(followUpOf([], 'interested')).toEqual({ category: 'interested', enabled: false, steps: [] })
  })

  test('SEQ-43 a new round starts with the prompts of the last round', () => {
    const steps = [{ prompts: ['a'] }, { prompts: ['b', 'c'] }]
    const round = newRound(steps)
    expect(round).toEqual({ prompts: ['b', 'c'] })
    expect(round.prompts).not.toBe(steps[1]?.prompts)
    expect(newRound([])).toEqual({ prompts: [] })
  })

  test('SEQ-50 the address names the category, and the first category is the default', () => {
    expect(categoryOf('Info_Request')).toBe('info_request')
    // Links of the dashboard contain this name (DASH-18).
    expect(categoryOf('objections')).toBe('objection')
    expect(categoryOf('no category')).toBe('interested')
    expect(categoryOf(undefined)).toBe('interested')
  })
})

test('SEQ-45 a prompt that exceeds the limit is reported with its category and round', () => {
  const steps = [{ prompts: ['short'] }, { prompts: ['short', 'x'.repeat(4001)] }]
  const entries = [
    { category: 'interested' as const, fastResponseEnabled: false, steps: [{ prompts: ['x'.repeat(4000)] }] },
    { category: 'objection' as const, fastResponseEnabled: false, steps },
  ]
  expect(longPromptPlace(entries)).toEqual({ category: 'objection', step: 2 })
  expect(longPromptPlace(entries.slice(0, 1))).toBeUndefined()
})
