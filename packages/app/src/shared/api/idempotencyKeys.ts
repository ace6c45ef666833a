import { type Operation } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { readLocalItem, writeLocalItem } from '../storage/localItem.ts'

/** In ms. Backends remember a key and its response for about a day. */
const lifetimeMs = 86_400_000

interface StoredKey {
  readonly key: string
  /** In ms since 1970, by this browser's clock. */
  readonly made: number
}

const StoredKeys = v.array(v.tuple([v.string(), v.object({ key: v.string(), made: v.number() })]))

interface KeyOptions {
  readonly isDemo?: boolean
  /** Returns the user's id. Default: returns undefined. */
  readonly getUserId?: () => number | undefined
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>

/** SHELL-46: keeps the key of a request until the outcome of the request is known, also after a reload. */
export function createIdempotencyKeys({ isDemo = false, getUserId = () => undefined }: KeyOptions = {}) {
  /** The keys are in localStorage: if a restored draft is sent again, the request must have the same key as before. */
  const storageName = isDemo ? 'demo/idempotencyKeys' : 'idempotencyKeys'
  /** This session's keys, by the text that `textOfCall` returns. */
  const own = new Map<string, StoredKey>()

  const stored = (): readonly (readonly [string, StoredKey])[] => {
    try {
      const keys: unknown = JSON.parse(readLocalItem(storageName) ?? '[]')
      return v.parse(StoredKeys, keys).filter(([, { made }]) => Date.now() - made < lifetimeMs)
    } catch {
      return []
    }
  }
  const store = (keys: readonly (readonly [string, StoredKey])[]) =>
    // AUTH-15: keys of requests with a password stay in memory.
    writeLocalItem(storageName, JSON.stringify(keys.filter(([text]) => !text.includes('"password":'))))
  const textOf = (operation: Operation, input: object) => textOfCall(getUserId(), operation, input)
  const known = (text: string): StoredKey | undefined => own.get(text) ?? new Map(stored()).get(text)

  return {
    keyOf: (operation: Operation, input: object): string => {
      const text = textOf(operation, input)
      const found = known(text) ?? { key: crypto.randomUUID(), made: Date.now() }
      own.set(text, found)
      store([...stored().filter(([each]) => each !== text), [text, found]])
      return found.key
    },
    forget: (operation: Operation, input: object): void => {
      const text = textOf(operation, input)
      own.delete(text)
      store(stored().filter(([each]) => each !== text))
    },
    isUnanswered: (operation: Operation, input: object): boolean => known(textOf(operation, input)) !== undefined,
  }
}

/** Set once by `createAppStore`. */
export const idempotencyKeysAtom = atom(createIdempotencyKeys())

/** The text that identifies a request. It contains the name, size and date of a file instead of the file. */
const textOfCall = (userId: number | undefined, { method, path }: Operation, input: object): string =>
  JSON.stringify([userId, method, path, input], (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
