import { queryId } from '@tandem/contract'
import * as v from 'valibot'

/** The id that a part of the address names; undefined when it is none. */
export function idOf(text: string): number | undefined {
  const read = v.safeParse(queryId, text)
  return read.success ? read.output : undefined
}
