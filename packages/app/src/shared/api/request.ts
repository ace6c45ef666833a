import { type ResponseOf, idempotencyKeyHeader, type InputOf, isSafe, type Operation } from '@tandem/contract'
import * as v from 'valibot'
import { takeEarlyResponse } from './earlyResponse.ts'
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotencyKeys.ts'
import { isMissing } from './missingOperations.ts'
import { readResponse } from './readResponse.ts'
import { reportError } from './reportError.ts'
import { RequestError } from './RequestError.ts'

const simulatorHeader = 'x-simulator'

export interface ApiClientOptions {
  /** '/api/v2', or '/demo/api/v2' in the demo. */
  readonly base: string
  /** True in the demo. If true, a response without the header `x-simulator` is an error. */
  readonly requiresSimulatorHeader: boolean
  /** Requests wait until this promise resolves, for example until the simulator has started. */
  readonly whenReady?: Promise<unknown>
  /** Called after a 401, unless the operation is public or tolerates a 401. */
  readonly onSessionEnd?: () => void
  /** Called if the backend does not have an `extra` operation (SIM-36). */
  readonly onMissing?: (operation: Operation) => void
  /** Default: the keys of a visitor, who is not signed in. */
  readonly idempotencyKeys?: IdempotencyKeys
  /** Called with the `Date` of each response, in ms since 1970. The time is exact to the second. */
  readonly onServerTime?: (serverTime: number) => void
}

/** `fetch`, or an upload with progress. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

interface CallOptions {
  readonly signal?: AbortSignal
  /** Default: `fetch`. */
  readonly transport?: Transport
  /**
   * Default (SHELL-46): a new key. A retry with the same input gets the key of the earlier call if the outcome of that
   * call is unknown. Pass a key if the user can send the same input twice on purpose.
   */
  readonly idempotencyKey?: string
}

/** @throws {RequestError} for any failure. An aborted request rejects with the error of `fetch`. */
export type ApiClient = <O extends Operation>(
  operation: O,
  input: CallInput<O>,
  options?: CallOptions,
) => Promise<ResponseOf<O>>

type QueryValue = string | number | boolean

interface WireInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
  /** JSON, or the parts of a multipart form. */
  readonly body?: unknown
}

export type CallInput<O extends Operation> = InputOf<O> & WireInput

/** Callers pass the operation, because a screen's code should contain only the operations that it uses. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { base, whenReady, idempotencyKeys: keys = createIdempotencyKeys() } = options
  const reported = new Set<string>()

  return async (operation, input, { signal, transport = browserFetch, idempotencyKey } = {}) => {
    await whenReady
    const { idempotent } = operation
    const isDeletion = operation.method === 'DELETE'
    const isRepeatedDeletion = isDeletion && keys.isUnanswered(operation, input)
    // Remembers the deletion, because a repeated deletion may get a 404 (SHELL-90).
    if (isDeletion) keys.keyOf(operation, input)
    const key = idempotent && (idempotencyKey ?? keys.keyOf(operation, input))
    const keyHeader = key ? { [idempotencyKeyHeader]: key } : {}
    const init = { method: operation.method, ...wireBody(input.body, operation.bodyType, keyHeader) }
    const response = await send(operation, transport, operationUrl(base, operation, input), init, signal)
    if (options.requiresSimulatorHeader && !response.headers.has(simulatorHeader)) {
      throw new RequestError(0, undefined, 'the response does not come from the simulator')
    }
    const serverTime = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(serverTime)) options.onServerTime?.(serverTime)
    if (response.status === 401 && !operation.isPublic && !operation.is401Tolerated) options.onSessionEnd?.()

    const body = await readBody(operation, response, signal)
    const forget = () => (idempotent || isDeletion) && keys.forget(operation, input)
    if (!response.ok) {
      if (response.status < 500) forget()
      // SHELL-90: the earlier attempt has deleted the entity.
      if (isRepeatedDeletion && response.status === 404 && !operation.response)
        return read(operation, response.status, undefined, reported)
      const error = new RequestError(response.status, body, undefined, retryAfterSecs(response), isSafe(operation))
      if (operation.assumed === 'extra' && isMissing(error)) options.onMissing?.(operation)
      throw error
    }
    const value = read(operation, response.status, body, reported)
    // Forgets the key after the read, because a retry after an unreadable response needs the same key.
    forget()
    return value
  }
}

/** The wait in seconds. The header contains a number of seconds, or a time of the server's clock. */
function retryAfterSecs({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(text)) return Number(text)
  const secs = (Date.parse(text) - Date.parse(headers.get('date') ?? '')) / 1000
  return Number.isNaN(secs) ? undefined : Math.max(0, Math.ceil(secs))
}

/** The address of an operation, also for `<img src>` and downloads. */
export function operationUrl<O extends Operation>(base: string, operation: O, input: CallInput<O>): string {
  const { params = {}, query = {} }: WireInput = input
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      [value]
        .flat()
        .filter(isQueryValue)
        .map((each) => [key, String(each)]),
    ),
  )
  return `${base}${path}${search.size > 0 ? `?${search}` : ''}`
}

const isQueryValue = (value: unknown): value is QueryValue => ['string', 'number', 'boolean'].includes(typeof value)

// Looks `fetch` up at each call, because tests and the demo replace it.
const browserFetch: Transport = (url, init) =>
  (init.method === 'GET' ? takeEarlyResponse(url) : undefined) ?? fetch(url, init)

async function send(
  operation: Operation,
  transport: Transport,
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    return await transport(url, { credentials: 'include', ...init, ...(signal ? { signal } : {}) })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new RequestError(0, undefined, 'the server did not respond', undefined, isSafe(operation))
  }
}

/** Sets no content type for a form, because the browser sets it together with the boundary of the parts. */
function wireBody(
  body: WireInput['body'],
  bodyType: Operation['bodyType'],
  headers: Readonly<Record<string, string>>,
): RequestInit {
  if (body === undefined) return { headers }
  if (bodyType !== 'multipart/form-data')
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...body })) {
    if (value instanceof Blob) form.append(name, value)
    else if (isQueryValue(value)) form.append(name, String(value))
  }
  return { body: form, headers }
}

async function readBody(operation: Operation, response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  // A proxy can send an HTML page with a 2xx status.
  if (response.ok && type.includes('text/html')) throw unreadable(operation, response.status)
  const isJson = type.includes('json')
  try {
    return isJson ? await response.json() : await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw unreadable(operation, response.status)
  }
}

/** Reads the body by the schema. Reports each kind of mismatch only once, because polls would repeat the report. */
function read<O extends Operation>(operation: O, status: number, body: unknown, reported: Set<string>): ResponseOf<O>
function read(operation: Operation, status: number, body: unknown, reported: Set<string>): unknown {
  const { method, path, response: schema } = operation
  if (!schema) return undefined
  const response = readResponse(schema, body)
  if (response === body && body !== undefined) return response
  const issues = v.safeParse(schema, body).issues ?? []
  for (const issue of issues) {
    const place = v.getDotPath(issue)?.replaceAll(/\.\d+/g, '.*') ?? 'the body'
    // Leaves out the received value, because it can contain a lead's data.
    const mismatch = `${method} ${path}: expected ${issue.expected ?? issue.type} as ${place}`
    if (reported.has(mismatch)) continue
    reported.add(mismatch)
    reportError(new TypeError(mismatch), { source: 'response' })
  }
  if (response === undefined) throw unreadable(operation, status)
  return response
}

const unreadable = (operation: Operation, status: number) =>
  new RequestError(status, undefined, 'the response cannot be read', undefined, isSafe(operation))
