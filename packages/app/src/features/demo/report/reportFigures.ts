import { type DayRange, dateRangeText, dayAt } from '@tandem/contract'
import { viewerZone } from '../../../shared/time/clock.ts'
import { type DemoReport } from '../control.ts'

/** The days of a report in the viewer's zone. */
export const daysOf = ({ since, until }: Pick<DemoReport, 'since' | 'until'>): DayRange => ({
  start: dayAt(Date.parse(since), viewerZone),
  end: dayAt(Date.parse(until), viewerZone),
})

type Query = Readonly<Record<string, string>>

const address = (path: string, query: Query) => `${path}?${new URLSearchParams(query)}`

/** Returns the address of a list for each figure of the report. The list shows the rows that the figure counts. */
export function listsOf(days: DayRange, sequenceId?: number) {
  const range = dateRangeText(days)
  const ofSequence: Query = sequenceId === undefined ? {} : { select_sequenceId: String(sequenceId) }
  const messages = (query: Query) => address('/messages', { ...query, ...ofSequence })
  return {
    requests: address('/recipients', { date_range_dateRequested: range, ...ofSequence }),
    messages: messages({ date_range_date: range }),
    replies: messages({ date_range_dateReplied: range }),
    calls: address('/calls', { date_range_date: range, ...ofSequence }),
    handledBy: (handler: 'ai' | 'people') => messages({ date_range_dateHandled: range, select_handledBy: handler }),
    category: (category: string) => messages({ date_range_dateReplied: range, select_category: category }),
  }
}

/** The tasks that need a person, in the order of the dashboard. */
export const openTasksOf = ({ tasks }: DemoReport) =>
  (['interested', 'objections', 'followUps', 'calls', 'failed'] as const).filter((id) => tasks[id] > 0)
