import { describe, expect, test } from 'vitest'
import { draftOf, emptyProfile } from './draft.ts'
import { missingOf } from './newProfile.ts'

describe('PROF-10 the steps of the wizard', () => {
  test('PROF-10 need a name, limits in order, and one client', () => {
    expect(missingOf(emptyProfile)).toEqual({ general: 'Enter a name', client: 'Choose a client' })
    expect(missingOf({ ...emptyProfile, name: 'Tom Hill', clientId: 4 })).toEqual({})
    const slow = { ...emptyProfile, name: 'Tom Hill', clientId: 4, delayFromSecs: 900, delayToSecs: 600 }
    expect(missingOf(slow).general).toBe('The shortest pause cannot be above the longest.')
    expect(missingOf({ ...slow, delayToSecs: 900, messagesLimit: 201 }).general).toMatch(/daily limit of messages/)
    expect(missingOf({ ...emptyProfile, schedule: { mo: [{ start: '18:00', end: '09:00' }] } }).schedule).toBe(
      'Correct the slots that are marked.',
    )
  })

  test('PROF-10, SHELL-31 keep values that differ from the initial ones', () => {
    expect(draftOf('general', emptyProfile)).toBeUndefined()
    expect(draftOf('client', { ...emptyProfile, name: 'Tom', messagesLimit: '2x' })).toEqual({
      step: 'client',
      values: { name: 'Tom', messagesLimit: '2x' },
    })
    const broken = { ...emptyProfile, name: 'Tom', schedule: { mo: [{ start: '18:00', end: '09:00' }] } }
    expect(draftOf('schedule', broken)).toEqual({ step: 'schedule', values: { name: 'Tom' } })
  })
})
