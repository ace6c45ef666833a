import { type Operation } from '@tandem/contract'
import * as v from 'valibot'
import { readLocalItem, writeLocalItem } from '../storage/localItem.ts'
import { isDemoPage } from './environment.ts'

/**
 * Name of the item in localStorage, which also holds drafts. The demo has a separate item, because its calls go to
 * another backend.
 */
const storageName = () => (isDemoPage() ? 'demo/idempotencyKeys' : 'idempotencyKeys')
/** Backends keep the response for a key for about a day. */
const lifetimeMs = 86_400_000

interface StoredKey {
  readonly key: string
  /** Time of creation, in ms since 1970 by this browser's clock. */
  readonly made: number
}

const StoredKeys = v.array(v.tuple([v.string(), v.object({ key: v.string(), made: v.number() })]))

/** Unanswered calls of this tab, by method, path and input. */
const own = new Map<string, StoredKey>()

/**
 * SHELL-46: the `Idempotency-Key` of a call. It also marks a deletion as unanswered. The same call has the same key
 * until it is answered, also after a reload and in other tabs. The key of a call with a password is only in memory.
 */
export function idempotencyKeyOf(operation: Operation, input: object): string {
  const text = textOf(operation, input)
  const found = known(text) ?? { key: crypto.randomUUID(), made: Date.now() }
  own.set(text, found)
  store([...stored().filter(([each]) => each !== text), [text, found]])
  return found.key
}

/** Removes the key of an answered call. */
export function forgetIdempotencyKey(operation: Operation, input: object): void {
  const text = textOf(operation, input)
  own.delete(text)
  store(stored().filter(([each]) => each !== text))
}

/** True after an attempt of a call that got no response. */
export const isUnanswered = (operation: Operation, input: object): boolean =>
  known(textOf(operation, input)) !== undefined

/** Removes all keys, because they belong to a session (AUTH-15). */
export function forgetIdempotencyKeys(): void {
  own.clear()
  store([])
}

const known = (text: string): StoredKey | undefined => own.get(text) ?? new Map(stored()).get(text)

/** Method, path and input of a call. A file is identified by its name, size and date. */
const textOf = ({ method, path }: Operation, input: object): string =>
  JSON.stringify([method, path, input], (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

function store(keys: readonly (readonly [string, StoredKey])[]): void {
  // Without storage the keys are only in memory.
  writeLocalItem(storageName(), JSON.stringify(keys.filter(([text]) => !text.includes('"password":'))))
}

function stored(): readonly (readonly [string, StoredKey])[] {
  try {
    const keys: unknown = JSON.parse(readLocalItem(storageName()) ?? '[]')
    return v.parse(StoredKeys, keys).filter(([, { made }]) => Date.now() - made < lifetimeMs)
  } catch {
    return []
  }
}
