import { type WritableAtom, atom } from 'jotai'
import * as v from 'valibot'
import { environmentAtom } from './environment.ts'

export interface StoredValue<T> {
  readonly key: string
  /** Raise it when the schema changes: values of other versions are dropped. */
  readonly version: number
  readonly schema: v.GenericSchema<unknown, T>
  readonly initial: T
}

/**
 * A value kept in localStorage, in step with other windows. What is broken, old or of another schema is dropped and `initial` holds;
 * a browser that keeps nothing holds it in memory. The demo keeps its values under keys of its own.
 */
export function storedAtom<T>({ key, version, schema, initial }: StoredValue<T>): WritableAtom<T, [T], void> {
  const envelope = v.object({ version: v.literal(version), value: schema })
  // Undefined until this window has written, or heard of a change: then what is stored counts.
  const heldAtom = atom<{ readonly value: T } | undefined>(undefined)
  const storageKeyAtom = atom((get) => (get(environmentAtom).demo ? `demo/${key}` : key))

  const read = (storageKey: string): { readonly value: T } => {
    try {
      return v.parse(envelope, JSON.parse(localStorage.getItem(storageKey) ?? ''))
    } catch {
      return { value: initial }
    }
  }

  const listeningAtom = atom(0, (get, set) => {
    const storageKey = get(storageKeyAtom)
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey || event.key === null) set(heldAtom, read(storageKey))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  })
  listeningAtom.onMount = (listen) => listen()

  return atom(
    (get) => {
      get(listeningAtom)
      return (get(heldAtom) ?? read(get(storageKeyAtom))).value
    },
    (get, set, value) => {
      set(heldAtom, { value })
      try {
        localStorage.setItem(get(storageKeyAtom), JSON.stringify({ version, value }))
      } catch {
        // Full or blocked: the value holds in this window.
      }
    },
  )
}
