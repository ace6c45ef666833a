import { atom } from 'jotai'
import * as v from 'valibot'
import { userAtom } from '../session/session.ts'
import { type Change, changed, storedAtom, type StoredValue } from './storedAtom.ts'

/** Stores a value for each user (SHELL-31). The value is undefined if no valid value is stored for the user. */
export function userStoredAtom<T>({ schema, ...stored }: Omit<StoredValue<T>, 'initial'>) {
  const valuesAtom = storedAtom<Readonly<Record<string, T | undefined>>>({
    ...stored,
    schema: v.record(v.string(), v.fallback(v.optional(schema), undefined)),
    initial: {},
  })
  const valueAtom = atom(
    (get): T | undefined => get(valuesAtom)[get(userAtom)?.id ?? ''],
    (get, set, change: Change<T | undefined>) => {
      const userId = get(userAtom)?.id
      if (userId === undefined) return
      set(valuesAtom, (values) => {
        const value = changed(values[userId], change)
        return value === values[userId] ? values : Object.assign({}, values, { [userId]: value })
      })
    },
  )
  return Object.assign(valueAtom, { isStoredAtom: valuesAtom.isStoredAtom })
}
