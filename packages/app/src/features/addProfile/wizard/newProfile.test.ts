import { describe, expect, test } from 'vitest'
import { newProfileDraftOf, emptyProfile } from './draft.ts'
import { missingFieldsOf } from './newProfile.ts'

describe('PROF-10 the steps of the wizard', () => {
  test('PROF-10 a step without valid values is incomplete', () => {
    expect(missingFieldsOf(emptyProfile)).toEqual({ general: 'Enter a name', client: 'Choose a client' })
    expect(missingFieldsOf({ ...emptyProfile, name: 'Tom Hill', clientId: 4 })).toEqual({})
    const slow = { ...emptyProfile, name: 'Tom Hill', clientId: 4, delayFromSecs: 900, delayToSecs: 600 }
    expect(missingFieldsOf(slow).general).toBe('The shortest pause cannot be above the longest.')
    expect(missingFieldsOf({ ...slow, delayToSecs: 900, messagesLimit: 201 }).general).toMatch(
      /daily limit of messages/,
    )
    expect(missingFieldsOf({ ...emptyProfile, schedule: { mo: [{ start: '18:00', end: '09:00' }] } }).schedule).toBe(
      'Correct the slots that are marked.',
    )
  })

  test('PROF-10, SHELL-31 the draft stores the typed values, except for invalid hours', () => {
    expect(newProfileDraftOf('general', emptyProfile)).toBeUndefined()
    expect(newProfileDraftOf('client', { ...emptyProfile, name: 'Tom', messagesLimit: '2x' })).toEqual({
      step: 'client',
      values: { name: 'Tom', messagesLimit: '2x' },
    })
    const broken = { ...emptyProfile, name: 'Tom', schedule: { mo: [{ start: '18:00', end: '09:00' }] } }
    expect(newProfileDraftOf('schedule', broken)).toEqual({ step: 'schedule', values: { name: 'Tom' } })
  })
})
