import { refuse } from '../core/handlers.ts'
import { dashboardOf } from '../domain/reports/dashboard.ts'
import { tandemHandlers } from './caller.ts'

export const dashboardHandlers = tandemHandlers({
  dashboardGet: (workspace, { query: { dateStart, dateEnd } }, { viewer }) => {
    if (dateEnd < dateStart) throw refuse(400, 'dateEnd cannot be before dateStart.')
    return dashboardOf(workspace, viewer, { start: dateStart, end: dateEnd })
  },
})
