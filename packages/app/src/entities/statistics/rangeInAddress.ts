import { type DayRange, addDays, dateRangeOf, dateRangeText, defaultRangeDays } from '@tandem/contract'
import { atom } from 'jotai'
import { utcTodayAtom } from '../../shared/time/today.ts'
import { searchAtom } from '../../shared/router/search.ts'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Writes the range into the address. */
export function useChooseRange(key: string): (range: DayRange) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback(
    (range) => void navigate({ search: searchWithRange(search, key, range) }, { preventScrollReset: true }),
    [navigate, search, key],
  )
}

/** The range in the address. Default: today in UTC and the 7 days before. */
export const rangeAtomOf = (key: string) =>
  atom((get): DayRange => {
    const today = get(utcTodayAtom)
    const text = new URLSearchParams(get(searchAtom)).get(key) ?? ''
    return dateRangeOf(text) ?? { start: addDays(today, -defaultRangeDays), end: today }
  })

export function searchWithRange(search: string, key: string, range: DayRange): string {
  const params = new URLSearchParams(search)
  params.set(key, dateRangeText(range))
  return params.toString()
}
