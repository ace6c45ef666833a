import { refuse } from '../core/handlers.ts'
import { viewerOf } from '../domain/people/access.ts'
import { dashboardOf } from '../domain/reports/dashboard.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const dashboardHandlers = tandemHandlers({
  dashboardGet: (world, { query: { dateStart, dateEnd } }, caller) => {
    if (dateEnd < dateStart) throw refuse(400, 'dateEnd cannot be before dateStart.')
    return dashboardOf(world, viewerOf(world, caller), { start: dateStart, end: dateEnd })
  },
})
