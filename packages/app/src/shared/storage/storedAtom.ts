import { type Atom, type WritableAtom, atom } from 'jotai'
import * as v from 'valibot'
import { environmentAtom } from '../api/environment.ts'
import { stampOf } from './draftItems.ts'

export interface StoredValue<T> {
  readonly key: string
  /** Increase it when the schema changes. Values of other versions are dropped. */
  readonly version: number
  readonly schema: v.GenericSchema<unknown, T>
  readonly initial: T
  /** `session`: only for this tab, until it is closed. Default: `local`. */
  readonly storage?: 'local' | 'session'
}

interface StoredAtom<T> extends WritableAtom<T, [Change<T>], void> {
  /** True if the value of this window is stored. False if the storage is full or blocked. */
  readonly isStoredAtom: Atom<boolean>
}

/** True after a value could not be stored (SHELL-102). */
export const hasStorageFailedAtom = atom(false)

/** A new value, or a function from the stored value to the new value. */
export type Change<T> = T | ((stored: T) => T)

const isFunctionOf = <T>(change: Change<T>): change is (stored: T) => T => typeof change === 'function'

/** The new value. */
export const changed = <T>(stored: T, change: Change<T>): T => (isFunctionOf(change) ? change(stored) : change)

/**
 * A value in the browser's storage, by default in localStorage for all windows. `initial` replaces a broken or old
 * value. Without storage the value is kept in memory. The demo has separate keys. To change a part of a value, pass a
 * function. It gets the latest stored value, which another window may have written.
 */
export function storedAtom<T>(definition: StoredValue<T>): StoredAtom<T> {
  const { key, version, schema, initial, storage = 'local' } = definition
  const storageArea = () => (storage === 'local' ? localStorage : sessionStorage)
  const envelope = v.object({ version: v.literal(version), value: schema })
  // The value that this window has written or received. Undefined until then: the stored value applies.
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
    // Until now the atom was not mounted, so it may have missed changes of other windows.
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
        // The value is not written if it is unchanged, because that could revert a simultaneous change in another
        // window.
        set(heldAtom, stored)
        return
      }
      try {
        storageArea().setItem(storageKey, JSON.stringify({ version, value, ...stampOf(key) }))
        set(heldAtom, { value })
      } catch {
        // The storage is full or blocked, so the value is only in this window.
        set(heldAtom, { value, isOnlyHere: true })
        set(hasStorageFailedAtom, true)
      }
    },
  )
  return Object.assign(valueAtom, { isStoredAtom: atom((get) => get(heldAtom)?.isOnlyHere !== true) })
}
