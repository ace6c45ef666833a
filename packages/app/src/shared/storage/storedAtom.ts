import { type Atom, type WritableAtom, atom } from 'jotai'
import * as v from 'valibot'
import { environmentAtom } from '../api/environment.ts'

export interface StoredValue<T> {
  readonly key: string
  /** Raise it when the schema changes: values of other versions are dropped. */
  readonly version: number
  readonly schema: v.GenericSchema<unknown, T>
  readonly initial: T
  /** `session`: for this tab only, until it is closed. Default: `local`. */
  readonly storage?: 'local' | 'session'
}

interface StoredAtom<T> extends WritableAtom<T, [Change<T>], void> {
  /** Whether what this window has written is stored: false while the storage is full or blocked. */
  readonly isStoredAtom: Atom<boolean>
}

/** A new value, or a function from the stored value to the new one. */
export type Change<T> = T | ((stored: T) => T)

const isFunctionOf = <T>(change: Change<T>): change is (stored: T) => T => typeof change === 'function'

/** The new value. */
export const changed = <T>(stored: T, change: Change<T>): T => (isFunctionOf(change) ? change(stored) : change)

/**
 * A value in localStorage, the same in all windows. A broken or old value is dropped in favour of `initial`; a browser
 * that stores nothing holds it in memory. The demo has keys of its own. Change a part of a value by a function: it gets
 * what another window may have written a moment ago.
 */
export function storedAtom<T>(definition: StoredValue<T>): StoredAtom<T> {
  const { key, version, schema, initial, storage = 'local' } = definition
  const storageArea = () => (storage === 'local' ? localStorage : sessionStorage)
  const envelope = v.object({ version: v.literal(version), value: schema })
  // Undefined until this window has written, or heard of a change: then what is stored counts.
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
    // Nobody listened while nothing showed the value.
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
        // Writing what did not change would take back what another window is writing now.
        set(heldAtom, stored)
        return
      }
      try {
        storageArea().setItem(storageKey, JSON.stringify({ version, value }))
        set(heldAtom, { value })
      } catch {
        // Full or blocked: the value holds in this window.
        set(heldAtom, { value, isOnlyHere: true })
      }
    },
  )
  return Object.assign(valueAtom, { isStoredAtom: atom((get) => get(heldAtom)?.isOnlyHere !== true) })
}
