import { IdempotencyKey, idempotencyKeyHeader, type Operation } from '@tandem/contract'
import * as v from 'valibot'
import { type SimulatedResponse, jsonResponse, textResponse } from './responses.ts'
import { refuse, type Refusal } from './handlers.ts'
import { hash } from './random.ts'

export interface KeyedCall {
  readonly key: string
  /** Hash of path parameters, query and body. */
  readonly fingerprint: string
}

/** The first response to a request with an idempotency key. Refusals are not stored. */
export interface KeptResponse {
  readonly scope: string
  readonly fingerprint: string
  readonly status: number
  readonly text: string | null
  readonly signedIn: number | null
}

const capacity = 1000

/** SIM-10: stores responses for repeated requests. */
export class KeptResponses {
  #responses: ReadonlyMap<string, KeptResponse>

  constructor(responses: readonly KeptResponse[] = []) {
    this.#responses = new Map(responses.map((response) => [response.scope, response]))
  }

  /**
   * Returns the response to an earlier request with the same user, operation and key. Throws a 422 if the earlier
   * request had another input.
   */
  find(scope: string, fingerprint: string): KeptResponse | undefined {
    const kept = this.#responses.get(scope)
    if (kept && kept.fingerprint !== fingerprint)
      throw refuse(422, `This ${idempotencyKeyHeader} was used for another request.`)
    return kept
  }

  keep(response: KeptResponse): void {
    const all = [...this.#responses.values(), response].slice(-capacity)
    this.#responses = new Map(all.map((each) => [each.scope, each]))
  }

  list(): readonly KeptResponse[] {
    return [...this.#responses.values()]
  }
}

/** Repeats a stored response. The header `date` has the present time. */
export const repeatedResponse = (now: number, { status, text }: KeptResponse): SimulatedResponse =>
  text === null ? jsonResponse(now, status) : textResponse(now, status, text, 'application/json')

/**
 * Returns undefined if the operation takes no key, or if the request has no key. Returns a `Refusal` if the key is no
 * UUID.
 */
export async function keyedCallOf(
  request: Request,
  operation: Operation | undefined,
  parts: Readonly<Record<'params' | 'query' | 'body', unknown>>,
): Promise<KeyedCall | Refusal | undefined> {
  const header = operation?.idempotent ? request.headers.get(idempotencyKeyHeader) : null
  if (header === null) return undefined
  const { success, output: key, issues } = v.safeParse(IdempotencyKey, header)
  if (!success) return refuse(400, issues[0].message)
  return { key: key.toLowerCase(), fingerprint: await fingerprintOf(parts) }
}

async function fingerprintOf({ params, query, body }: Readonly<Record<'params' | 'query' | 'body', unknown>>) {
  const fields = Object.entries(typeof body === 'object' ? { ...body } : { body })
  const readable = await Promise.all(fields.map(async ([name, value]) => [name, await contentOf(value)]))
  const text = JSON.stringify([params, query, readable])
  return `${text.length}-${hash(text)}`
}

/** Replaces a file by its name, size and hash, because JSON would turn the file into an empty object. */
async function contentOf(value: unknown): Promise<unknown> {
  if (!(value instanceof File)) return value
  const bytes = new TextDecoder('latin1').decode(await value.arrayBuffer())
  return [value.name, value.size, hash(bytes)]
}
