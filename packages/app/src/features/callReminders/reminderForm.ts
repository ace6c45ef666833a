import { type CallReminderTemplate, maximumLength, ReminderDelay } from '@tandem/contract'
import * as v from 'valibot'
import { callMessages, reminderMessages as texts } from '../../entities/call/messages.ts'

type Reminder = Pick<CallReminderTemplate, 'enabled' | 'text'>

export type ReminderFormValues = Readonly<Record<ReminderDelay, Reminder>>

const missing: Reminder = { enabled: false, text: '' }

/** The reminders of a client as form values. A missing reminder is off and empty. */
export function remindersOf(templates: readonly CallReminderTemplate[]): ReminderFormValues {
  const of = (delay: ReminderDelay): Reminder => {
    const template = templates.find((each) => each.delay === delay)
    return template ? { enabled: template.enabled, text: template.text } : missing
  }
  return { day: of('day'), few_hours: of('few_hours'), less_than_hour: of('less_than_hour') }
}

/** Schema of the form. A missing reminder that stays off needs no text. */
export function reminderFormSchema(saved: ReminderFormValues): v.GenericSchema<unknown, ReminderFormValues> {
  const reminder = (delay: ReminderDelay) =>
    v.pipe(
      v.object({
        enabled: v.boolean(),
        text: v.pipe(v.string(), v.maxLength(maximumLength.messageText, texts.tooLong)),
      }),
      v.forward(
        v.check(
          ({ enabled, text }) => text.trim() !== '' || (!enabled && saved[delay].text === ''),
          callMessages.requiredField,
        ),
        ['text'],
      ),
    )
  return v.object({
    day: reminder('day'),
    few_hours: reminder('few_hours'),
    less_than_hour: reminder('less_than_hour'),
  })
}

export const changedDelays = (saved: ReminderFormValues, values: ReminderFormValues): readonly ReminderDelay[] =>
  ReminderDelay.options.filter(
    (delay) => values[delay].enabled !== saved[delay].enabled || values[delay].text !== saved[delay].text,
  )
