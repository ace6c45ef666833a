import { type Operation } from '@tandem/contract'

/** Name of the item in sessionStorage. */
const storageName = 'intents'

/** Keys of unanswered calls by what they ask for. */
const keys = new Map<string, string>(storedKeys())

/**
 * SHELL-46: the `Idempotency-Key` of a call. The same call gets the same key until it is answered, also after a reload.
 * The key of a call with a password is held in memory only.
 */
export function intentKey(operation: Operation, input: object): string {
  const text = textOf(operation, input)
  const key = keys.get(text) ?? crypto.randomUUID()
  keys.set(text, key)
  store()
  return key
}

/** Forgets the key of a call that was answered. */
export function forgetIntent(operation: Operation, input: object): void {
  if (keys.delete(textOf(operation, input))) store()
}

/** Whether an earlier attempt of a call was not answered. */
export const isUnanswered = (operation: Operation, input: object): boolean => keys.has(textOf(operation, input))

/** Forgets all keys: they belong to a session (AUTH-15). */
export function forgetIntents(): void {
  keys.clear()
  store()
}

/** Method, path and input of a call. A file is known by its name, size and date. */
const textOf = ({ method, path }: Operation, input: object): string =>
  JSON.stringify([method, path, input], (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

function store(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...keys].filter(([text]) => !text.includes('"password":'))))
  } catch {
    // Blocked or full: the keys are held in memory.
  }
}

function storedKeys(): [string, string][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((each) => typeof each === 'string')
}
