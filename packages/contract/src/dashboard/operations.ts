import * as v from 'valibot'
import { operation } from '../core/operation.ts'
import { refusals } from '../core/refusals.ts'
import { Dashboard } from './schema.ts'
import { calendarDate } from '../core/scalars.ts'

export const dashboardGet = operation('GET', '/dashboard', {
  summary: 'Tasks of today and figures of a range of days, both ends included.',
  query: v.object({ dateStart: calendarDate, dateEnd: calendarDate }),
  answer: Dashboard,
  errors: refusals([400, 401]),
})
