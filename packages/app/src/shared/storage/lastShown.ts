import { type WritableAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { userStoredAtom } from './userStoredAtom.ts'

type LastShownAtom = ReturnType<typeof lastShownAtom>

/** Per user: true if a part showed on the last visit. */
export const lastShownAtom = (key: string) => userStoredAtom({ key, version: 1, schema: v.boolean() })

/** Stores the value, unless it is undefined. */
export function useStored<Value>(target: WritableAtom<unknown, [Value], void>, value: Value | undefined): void {
  const store = useSetAtom(target)
  useEffect(() => {
    if (value !== undefined) store(value)
  }, [value, store])
}

/** True if the part showed on the last visit. Stores `isShown` for the next visit. */
export function useLastShown(part: LastShownAtom, isShown: boolean | undefined): boolean | undefined {
  useStored(part, isShown)
  return useAtomValue(part)
}
