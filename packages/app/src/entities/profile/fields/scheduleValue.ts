import { Schedule } from '@tandem/contract'
import * as v from 'valibot'
import { fieldMessages } from './messages.ts'

/** A wrong schedule has only one error text. In addition, the schedule editor marks each wrong range of hours. */
export const scheduleValue = v.custom<Schedule>((value) => v.is(Schedule, value), fieldMessages.wrongSlots)
