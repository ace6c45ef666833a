import * as v from 'valibot'
import { operation } from '../operation.ts'
import { refusals } from '../refusals.ts'
import { Dashboard } from '../resources/dashboard.ts'
import { calendarDate } from '../scalars.ts'

export const dashboardGet = operation('GET', '/dashboard', {
  summary: 'Tasks of today and figures of a range of days, both ends included.',
  query: v.object({ dateStart: calendarDate, dateEnd: calendarDate }),
  answer: Dashboard,
  errors: refusals([400, 401]),
})
