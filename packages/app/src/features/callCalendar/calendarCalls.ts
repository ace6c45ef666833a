import { type CalendarItem, type StatusTone } from '@tandem/components'
import {
  addDays,
  type Call,
  dateFormats,
  dayAt,
  type DayRange,
  firstMomentOf,
  formatMoment,
  instantMs,
  isStatusExpired,
  type IsoDate,
  offsetMs,
} from '@tandem/contract'
import { viewerZone } from '../../shared/time/clock.ts'
import { callLinks } from '../../entities/call/links.ts'
import { callCalendarMessages as texts, callListMessages, callStatusTexts } from '../../entities/call/messages.ts'

const tones: Readonly<Partial<Record<Call['status'], StatusTone>>> = {
  scheduled: 'brand',
  made: 'success',
  no_show: 'danger',
}

/** The meaning of the calendar's colours. */
export const calendarLegend: readonly { readonly tone: StatusTone; readonly label: string }[] = [
  { tone: 'brand', label: callStatusTexts.scheduled },
  { tone: 'warning', label: texts.passed },
  { tone: 'success', label: callStatusTexts.made },
  { tone: 'danger', label: callStatusTexts.no_show },
]

/** The calls with a date, sorted by time, in the viewer's zone. `search`: the query string of the links. */
export function calendarItems(calls: readonly Call[], now: number, search: string): readonly CalendarItem[] {
  return calls
    .flatMap((call) => (call.date === null ? [] : { call, date: call.date, ms: instantMs(call.date) }))
    .toSorted((one, other) => one.ms - other.ms)
    .map(({ call, date }) => {
      const { id, name, status } = call
      const isExpired = isStatusExpired(call, now)
      return {
        id,
        title: name || callListMessages.noLead,
        href: `${callLinks.call(id)}${search}`,
        date: dayAt(date, viewerZone),
        time: formatMoment(date, dateFormats.time, viewerZone),
        tone: isExpired ? 'warning' : (tones[status] ?? 'neutral'),
        statusLabel: isExpired ? texts.expired : callStatusTexts[status],
        canBePast: status !== 'scheduled',
      }
    })
}

/** Notes for the days with a clock change in the viewer's zone. */
export function clockChanges(days: readonly IsoDate[]): Readonly<Record<IsoDate, string>> {
  const offsetAt = (day: IsoDate) => offsetMs(firstMomentOf(day, viewerZone), viewerZone)
  return Object.fromEntries(
    days.flatMap((day) => {
      const change = offsetAt(addDays(day, 1)) - offsetAt(day)
      return change === 0 ? [] : [[day, change > 0 ? texts.clocksForward : texts.clocksBack]]
    }),
  )
}

/** The days that both ranges contain. Undefined without a common day. If `other` is undefined: the days of `one`. */
export function sharedDays(one: DayRange, other: DayRange | undefined): DayRange | undefined {
  if (!other) return one
  const start = one.start > other.start ? one.start : other.start
  const end = one.end < other.end ? one.end : other.end
  return start <= end ? { start, end } : undefined
}
