import { useStore } from 'jotai'
import { useEffect } from 'react'
import { type AppStore } from './appStore.ts'

/** `start` returns a function that stops the task. */
export function useStoreTask(start: (store: AppStore) => () => void): void {
  const store = useStore()
  useEffect(() => start(store), [start, store])
}
