import * as v from 'valibot'
import { type Operation, type Schema } from './operation.ts'
import { queryId } from './query.ts'

const placeholder = /\{(\w+)\}/g

/** Names of the placeholders of an operation's path, in order. */
export function paramNames({ path }: Pick<Operation, 'path'>): string[] {
  return Array.from(path.matchAll(placeholder), ([, name = '']) => name)
}

/** Schema of the placeholders of an operation's path: positive integers, or the schemas of `params`. */
export function paramsSchema(operation: Pick<Operation, 'path' | 'params'>) {
  const entries: Record<string, Schema> = Object.fromEntries(
    paramNames(operation).map((name) => [name, operation.params?.[name] ?? queryId]),
  )
  return v.object(entries)
}
