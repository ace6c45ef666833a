import { useEffect } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { type RemoteSearch } from './SearchPickerProps.ts'

/** The pause in typing that starts a search, in ms. */
const typingPause = 250

/**
 * Asks for the options of the typed text: after a pause, or at once where they are waited for.
 * @returns whether the options are those of the query
 */
export function useRemoteSearch(query: string, isUrgent: boolean, remote: RemoteSearch | undefined): boolean {
  const isStale = remote !== undefined && remote.text !== query
  const delay = isUrgent || query === '' ? 0 : typingPause
  const latest = useLatest(remote?.onChange)
  useEffect(() => {
    if (!isStale) return undefined
    const timer = setTimeout(() => latest.current?.(query), delay)
    return () => clearTimeout(timer)
  }, [isStale, query, delay, latest])
  return !isStale && remote?.isPending !== true
}
