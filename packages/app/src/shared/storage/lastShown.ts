import { type WritableAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { userStoredAtom } from './userStoredAtom.ts'

type LastShownAtom = ReturnType<typeof lastShownAtom>

/** Stores, for each user, whether an element of the page was visible on the last visit. */
export const lastShownAtom = (key: string) => userStoredAtom({ key, version: 1, schema: v.boolean() })

/** Stores the value, unless it is undefined. */
export function useStored<Value>(target: WritableAtom<unknown, [Value], void>, value: Value | undefined): void {
  const store = useSetAtom(target)
  useEffect(() => {
    if (value !== undefined) store(value)
  }, [value, store])
}

/**
 * Stores `isShown` for the next visit, and returns the stored value. While `isShown` is undefined, the stored value is
 * the value of the last visit.
 */
export function useLastShown(part: LastShownAtom, isShown: boolean | undefined): boolean | undefined {
  useStored(part, isShown)
  return useAtomValue(part)
}
