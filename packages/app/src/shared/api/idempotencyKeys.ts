import { type Operation } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { readLocalItem, writeLocalItem } from '../storage/localItem.ts'

/** In ms. Backends keep the responses of keys for about a day. */
const lifetimeMs = 86_400_000

interface StoredKey {
  readonly key: string
  /** Time when the key was made, in ms since 1970 by this browser's clock. */
  readonly made: number
}

const StoredKeys = v.array(v.tuple([v.string(), v.object({ key: v.string(), made: v.number() })]))

interface KeyOptions {
  /** True in the demo, whose calls have separate keys. Default: false. */
  readonly isDemo?: boolean
  /** Returns the id of the user who makes the calls. Default: no user, for a visitor. */
  readonly getUserId?: () => number | undefined
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>

/**
 * SHELL-46: the `Idempotency-Key` of each call. The same call of the same user gets the same key until a readable
 * response below 500 tells the outcome. The key stays the same after a reload, in other tabs, and after the end of the
 * session. A deletion sends no key: its key only shows that an earlier attempt has an unknown outcome (SHELL-90). The
 * key of a call with a password is kept only in memory.
 */
export function createIdempotencyKeys({ isDemo = false, getUserId = () => undefined }: KeyOptions = {}) {
  /** In localStorage, like drafts: a draft that is sent again after a reload gets its earlier key. */
  const storageName = isDemo ? 'demo/idempotencyKeys' : 'idempotencyKeys'
  /** Keys of unanswered calls of this session, by the text of the call. */
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
    // Without storage the keys are in memory only.
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
    /** Forgets the key of a call whose outcome is known. */
    forget: (operation: Operation, input: object): void => {
      const text = textOf(operation, input)
      own.delete(text)
      store(stored().filter(([each]) => each !== text))
    },
    /** True if an earlier attempt of this call has an unknown outcome. */
    isUnanswered: (operation: Operation, input: object): boolean => known(textOf(operation, input)) !== undefined,
  }
}

/** The keys of the session's API client. Set once by `createAppStore`. */
export const idempotencyKeysAtom = atom(createIdempotencyKeys())

/** User, method, path and input of a call. A file is known by its name, size and date. */
const textOfCall = (userId: number | undefined, { method, path }: Operation, input: object): string =>
  JSON.stringify([userId, method, path, input], (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
