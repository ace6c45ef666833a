import { type WritableAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { userStoredAtom } from './userStoredAtom.ts'

type LastShownAtom = ReturnType<typeof lastShownAtom>

/** Stores per user if a part of a page showed on the last visit. Undefined on the first visit. */
export const lastShownAtom = (key: string) => userStoredAtom({ key, version: 1, schema: v.boolean() })

/** Sets an atom to a value, for example to store the value for the next visit. Undefined: not known yet. */
export function useStored<Value>(target: WritableAtom<unknown, [Value], void>, value: Value | undefined): void {
  const store = useSetAtom(target)
  useEffect(() => {
    if (value !== undefined) store(value)
  }, [value, store])
}

/**
 * True if a part showed on the last visit: its space is then reserved while it loads. Also stores the present state for
 * the next visit.
 * @param isShown undefined while unknown
 */
export function useLastShown(part: LastShownAtom, isShown: boolean | undefined): boolean | undefined {
  useStored(part, isShown)
  return useAtomValue(part)
}
