import { type DayRange, addDays, dateRangeText, defaultRangeDays, readFilters } from '@tandem/contract'
import { atom } from 'jotai'
import { todayAtom } from '../../shared/clock.ts'
import { searchAtom } from '../../shared/search.ts'

const rangeFilter = { key: 'date', type: 'date_range' } as const

/** Key of the range in the address: the one that the inbox and the calls read too. */
export const rangeKey = 'date_range_date'

/** The range that an address names, if it does. */
function rangeOf(search: string): DayRange | undefined {
  const value = readFilters(new URLSearchParams(search), [rangeFilter])[rangeFilter.key]
  return value?.type === 'date_range' ? value.range : undefined
}

/** The dashboard's range of days: the address's, else the last 7 days up to today. */
export const dashboardRangeAtom = atom((get): DayRange => {
  const today = get(todayAtom)
  return rangeOf(get(searchAtom)) ?? { start: addDays(today, -defaultRangeDays), end: today }
})

/** The address's query with another range in place of its own. */
export function searchWithRange(search: string, range: DayRange): URLSearchParams {
  const params = new URLSearchParams(search)
  params.set(rangeKey, dateRangeText(range))
  return params
}
