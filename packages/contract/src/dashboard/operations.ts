import * as v from 'valibot'
import { operation, refusals } from '../core/operation.ts'
import { calendarDate } from '../core/scalars.ts'
import { Dashboard } from './schema.ts'

export const dashboardGet = operation('GET', '/dashboard', {
  summary: 'Tasks of today and figures of a range of days, both ends included.',
  query: v.object({ dateStart: calendarDate, dateEnd: calendarDate }),
  response: Dashboard,
  errors: refusals([400, 401]),
})
