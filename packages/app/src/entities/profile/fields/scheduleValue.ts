import { Schedule } from '@tandem/contract'
import * as v from 'valibot'
import { fieldMessages } from './messages.ts'

/** The error is one sentence, because the editor marks the wrong slots. */
export const scheduleValue = v.custom<Schedule>((value) => v.is(Schedule, value), fieldMessages.wrongSlots)
