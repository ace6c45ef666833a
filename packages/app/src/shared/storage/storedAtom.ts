import { type Atom, type WritableAtom, atom } from 'jotai'
import * as v from 'valibot'
import { environmentAtom } from '../api/environment.ts'
import { stampOf } from './draftItems.ts'

export interface StoredValue<T> {
  readonly key: string
  /** Increase the version when the schema changes. Values of other versions are dropped. */
  readonly version: number
  readonly schema: v.GenericSchema<unknown, T>
  readonly initial: T
  /** `session` keeps the value for this tab only. `local` is the default. */
  readonly storage?: 'local' | 'session'
}

interface StoredAtom<T> extends WritableAtom<T, [Change<T>], void> {
  /** False while the value is only in memory, because the storage is full or blocked. */
  readonly isStoredAtom: Atom<boolean>
}

/** True after a value could not be stored (SHELL-102). */
export const hasStorageFailedAtom = atom(false)

export type Change<T> = T | ((stored: T) => T)

const isFunctionOf = <T>(change: Change<T>): change is (stored: T) => T => typeof change === 'function'

export const changed = <T>(stored: T, change: Change<T>): T => (isFunctionOf(change) ? change(stored) : change)

/** Keeps a value in the browser's storage, or in memory if the storage fails. The demo has separate keys. */
export function storedAtom<T>(definition: StoredValue<T>): StoredAtom<T> {
  const { key, version, schema, initial, storage = 'local' } = definition
  const storageArea = () => (storage === 'local' ? localStorage : sessionStorage)
  const envelope = v.object({ version: v.literal(version), value: schema })
  // While this atom is undefined, the value is read from the storage.
  const heldAtom = atom<{ readonly value: T; readonly isOnlyHere?: true } | undefined>(undefined)
  const storageKeyAtom = atom((get) => (get(environmentAtom).demo ? `demo/${key}` : key))

  const read = (storageKey: string): { readonly value: T } => {
    try {
      return v.parse(envelope, JSON.parse(storageArea().getItem(storageKey) ?? ''))
    } catch {
      return { value: initial }
    }
  }

  const listeningAtom = atom(0, (get, set) => {
    const storageKey = get(storageKeyAtom)
    const held = get(heldAtom)
    // Before the atom was mounted, it missed the changes of other windows.
    if (held && !held.isOnlyHere) set(heldAtom, read(storageKey))
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey || event.key === null) set(heldAtom, read(storageKey))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  })
  listeningAtom.onMount = (listen) => listen()

  const valueAtom = atom(
    (get) => {
      get(listeningAtom)
      return (get(heldAtom) ?? read(get(storageKeyAtom))).value
    },
    (get, set, change: Change<T>) => {
      const storageKey = get(storageKeyAtom)
      const held = get(heldAtom)
      const stored = held?.isOnlyHere ? held : read(storageKey)
      const value = changed(stored.value, change)
      if (value === stored.value) {
        // Does not write an unchanged value, because the write could revert a change of another window.
        set(heldAtom, stored)
        return
      }
      try {
        storageArea().setItem(storageKey, JSON.stringify({ version, value, ...stampOf(key) }))
        set(heldAtom, { value })
      } catch {
        // The storage is full or blocked.
        set(heldAtom, { value, isOnlyHere: true })
        set(hasStorageFailedAtom, true)
      }
    },
  )
  return Object.assign(valueAtom, { isStoredAtom: atom((get) => get(heldAtom)?.isOnlyHere !== true) })
}
