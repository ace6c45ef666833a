import { calendarDays } from '@tandem/components'
import { callList as callListOperation, type DayRange, pageSize } from '@tandem/contract'
import { atom } from 'jotai'
import { cursorBehind } from '../../shared/api/cursorBehind.ts'
import { navigationAtom } from '../../shared/router/navigation.ts'
import { operationPagesAtom } from '../../shared/api/operationPagesAtom.ts'
import { matchingQuery } from '../../shared/list/listQueries.ts'
import { searchAtom } from '../../shared/router/search.ts'
import { todayAtom } from '../../shared/time/today.ts'
import { callList } from '../../entities/call/callList.tsx'
import { callLinks } from '../../entities/call/links.ts'
import { type CalendarAddress, readCalendar, writeCalendar } from '../../entities/call/calendarAddress.ts'
import { sharedDays } from './calendarCalls.ts'

/** The calendar that the address names; undefined while the list shows. */
export const calendarSpanAtom = atom((get) => readCalendar(get(searchAtom)).span)

/** Shows another month or week. Back returns to the one before. */
export const showCalendarAtom = atom(null, (get, _set, address: CalendarAddress) =>
  get(navigationAtom).navigate(`${callLinks.list}${writeCalendar(get(searchAtom), address)}`, {
    preventScrollReset: true,
  }),
)

/** The days of the filter 'Call date', which the calendar shares with the list. */
export const filteredDaysAtom = atom((get): DayRange | undefined => {
  const { callDate } = get(callList.atoms.filtersAtom)
  return callDate?.type === 'date_range' ? callDate.range : undefined
})

/** A day of the month or week that shows: that of the address, else today, else the first day of the filter. */
export const calendarDayAtom = atom((get) => {
  const today = get(todayAtom)
  const filtered = get(filteredDaysAtom)
  const isOutside = filtered !== undefined && (today < filtered.start || today > filtered.end)
  return readCalendar(get(searchAtom)).day ?? (isOutside ? filtered.start : today)
})

export const calendarDaysAtom = atom((get) => calendarDays(get(calendarSpanAtom) ?? 'month', get(calendarDayAtom)))

/** The days to ask for. `undefined`: the filter has no day of those that show. */
export const askedDaysAtom = atom((get): DayRange | undefined => {
  const days = get(calendarDaysAtom)
  const [start = '', end = ''] = [days[0], days.at(-1)]
  return sharedDays({ start, end }, get(filteredDaysAtom))
})

/** The calls of the days that show, all pages of them. */
export const calendarPagesAtom = operationPagesAtom(
  { callList: callListOperation },
  {
    getInput: (get, cursor) => {
      const matching = get(callList.atoms.matchingAtom)
      const range = get(askedDaysAtom)
      if (!matching || !range) return { query: {} }
      const filters = { ...matching.filters, callDate: { type: 'date_range', range } as const }
      const query = matchingQuery({ ...matching, filters, sort: 'date' })
      return { query: { ...query, limit: pageSize.loadAll, ...cursor } }
    },
    getNext: ({ _embedded: { calls } }) => cursorBehind(calls),
    getOptions: (get) => ({
      enabled: get(callList.atoms.matchingAtom) !== undefined && get(askedDaysAtom) !== undefined,
    }),
  },
)
