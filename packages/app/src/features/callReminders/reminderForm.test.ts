import { describe, expect, test } from 'vitest'
import { validationOf } from '../../shared/form/validationOf.ts'
import { changedDelays, reminderFormSchema, remindersOf } from './reminderForm.ts'

const day = { id: 1, clientId: 4, delay: 'day', enabled: true, text: 'Until tomorrow' } as const
const saved = remindersOf([day])

describe("a client's reminders", () => {
  test('CALL-15 include an empty reminder for each missing delay', () => {
    const missing = { enabled: false, text: '' }
    expect(saved).toEqual({
      day: { enabled: true, text: 'Until tomorrow' },
      few_hours: missing,
      less_than_hour: missing,
    })
  })

  test('need a text of at most 8,000 characters if they are on, or already saved on the server', () => {
    const errorsOf = validationOf(reminderFormSchema(saved))
    expect(errorsOf(saved)).toEqual({})
    expect(errorsOf({ ...saved, day: { enabled: false, text: ' ' } })).toEqual({
      day: { text: 'Field is required!' },
    })
    expect(errorsOf({ ...saved, few_hours: { enabled: true, text: '' } })).toEqual({
      few_hours: { text: 'Field is required!' },
    })
    expect(errorsOf({ ...saved, day: { enabled: true, text: 'a'.repeat(8001) } })).toEqual({
      day: { text: 'A reminder can have at most 8,000 characters.' },
    })
  })

  test('CALL-16 are saved only if they have changed', () => {
    expect(changedDelays(saved, saved)).toEqual([])
    const values = {
      ...saved,
      day: { enabled: false, text: 'Until tomorrow' },
      few_hours: { enabled: true, text: 'Hi' },
    }
    expect(changedDelays(saved, values)).toEqual(['day', 'few_hours'])
  })
})
