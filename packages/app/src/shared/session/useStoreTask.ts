import { useStore } from 'jotai'
import { useEffect } from 'react'
import { type AppStore } from './appStore.ts'

/**
 * Runs a task of the session's store while the component is mounted.
 * @param start starts the task, and returns a function that stops it
 */
export function useStoreTask(start: (store: AppStore) => () => void): void {
  const store = useStore()
  useEffect(() => start(store), [start, store])
}
