import { idempotencyKeyHeader } from '@tandem/contract'
import * as v from 'valibot'
import { createSimulator } from '../index.ts'
import { testNow } from '../seed/smallWorkspace.fixtures.ts'

/** Contains only the fields that tests read, because the simulator already checks responses against the contract. */
const Body = v.looseObject({
  message: v.nullish(v.string()),
  count: v.optional(v.number()),
  totalCount: v.optional(v.number()),
  profileIds: v.optional(v.array(v.number())),
  _embedded: v.optional(v.record(v.string(), v.unknown())),
  _fields: v.optional(v.record(v.string(), v.array(v.unknown()))),
})

export interface ReceivedResponse {
  readonly status: number
  readonly body: v.InferOutput<typeof Body>
  readonly text: string
  readonly headers: Headers
}

const Embedded = v.array(
  v.looseObject({ id: v.optional(v.number()), stats: v.optional(v.looseObject({ requestsCount: v.number() })) }),
)

export const itemsOf = ({ body }: ReceivedResponse, name: string) =>
  v.parse(v.fallback(Embedded, []), body['_embedded']?.[name])

/** Creates a simulator, and functions that send requests to it. The requests send the cookie of the session. */
export function visitor(scenario: string = 'appsumo') {
  const simulator = createSimulator({ scenario, seed: 1, now: testNow, isFrozen: true })
  let cookie = ''
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    idempotencyKey?: string,
  ): Promise<ReceivedResponse> => {
    const isForm = body instanceof FormData
    const request = new Request(`http://simulator/api/v2${path}`, {
      method,
      headers: {
        cookie,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { [idempotencyKeyHeader]: idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const response = await simulator.fetch(request)
    cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: v.parse(Body, isJson ? JSON.parse(text) : {}),
      text,
      headers: response.headers,
    }
  }
  const signIn = (email: string = 'demo@example.com', password: string = 'demo') =>
    call('POST', '/auth/login', { email, password })
  return { simulator, call, get: (path: string) => call('GET', path), signIn }
}

export async function signedIn(scenario?: string, email?: string) {
  const someone = visitor(scenario)
  await someone.signIn(email)
  return someone
}

/** Signs in to the scenario `out-of-credits`, in which people write many messages by hand. Then adds AI credits. */
export async function signedInByHand(email?: string) {
  const someone = await signedIn('out-of-credits', email)
  await someone.simulator.control('/credits', { method: 'POST', body: JSON.stringify({ left: 50_000 }) })
  return someone
}

const readers = new Map<string, ReturnType<typeof signedIn>>()

/** One simulator per scenario, for tests that only read. */
export function reader(scenario: string) {
  const known = readers.get(scenario) ?? signedIn(scenario)
  readers.set(scenario, known)
  return known
}

/** A request to sign in, to register or to send a mail gets a 429 if it contains this address. */
export const tooManyEmail = 'too-many@example.com'

/** The email of a user with the role member, in the scenario `agency`. */
export const memberEmail = 'daniel@brightwater.example.com'
