import { type DayRange, addDays, dateRangeText, defaultRangeDays, readFilters } from '@tandem/contract'
import { atom } from 'jotai'
import { utcTodayAtom } from '../../shared/time/today.ts'
import { searchAtom } from '../../shared/router/search.ts'

/** Key of a range of days in the address: 'date_range_date' for 'date'. */
export const rangeKeyOf = (name: string) => `date_range_${name}`

/** The range in an address. Undefined: no valid range. */
function rangeIn(search: string, name: string): DayRange | undefined {
  const value = readFilters(new URLSearchParams(search), [{ key: name, type: 'date_range' }])[name]
  return value?.type === 'date_range' ? value.range : undefined
}

/** A range of days: from the address, otherwise the last 7 days up to today in UTC. */
export const rangeAtomOf = (name: string) =>
  atom((get): DayRange => {
    const today = get(utcTodayAtom)
    return rangeIn(get(searchAtom), name) ?? { start: addDays(today, -defaultRangeDays), end: today }
  })

/** The address's query with another range. */
export function searchWithRange(search: string, name: string, range: DayRange): string {
  const params = new URLSearchParams(search)
  params.set(rangeKeyOf(name), dateRangeText(range))
  return params.toString()
}
