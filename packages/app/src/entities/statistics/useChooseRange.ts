import { type DayRange } from '@tandem/contract'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchWithRange } from './rangeInAddress.ts'

/** Writes the range into the address. */
export function useChooseRange(key: string): (range: DayRange) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback(
    (range) => void navigate({ search: searchWithRange(search, key, range) }, { preventScrollReset: true }),
    [navigate, search, key],
  )
}
