import { timingSafeEqual } from 'node:crypto'

const controlKeyHeader = 'x-simulator-key'

export interface GuardOptions {
  /** If set, control calls need this key. A server that other machines can reach has a key. */
  readonly controlKey?: string
}

/** Control calls that need no key, because the product's popups for payments, profiles and calendars make them. */
const callsOfProduct: ReadonlySet<string> = new Set(['GET /state', 'POST /checkout', 'POST /connect', 'POST /calendar'])

/** SIM-30: the reason to refuse a control call. Pages of other sites must not change the workspace. */
export function controlRefusal(
  request: Request,
  { controlKey }: GuardOptions,
): { readonly status: number; readonly message: string } | undefined {
  const { headers, method } = request
  const { hostname, host, pathname } = new URL(request.url)
  const site = headers.get('sec-fetch-site') ?? 'none'
  const origin = headers.get('origin')
  if ((site !== 'same-origin' && site !== 'none') || (origin !== null && hostOf(origin) !== host))
    return { status: 403, message: 'Control calls of other web pages are refused.' }
  if (controlKey === undefined && !isLoopback(hostname))
    return { status: 403, message: 'Control calls must name this machine: localhost or 127.0.0.1.' }
  if (hasBody(headers) && !/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    return { status: 415, message: 'The body must be JSON: Content-Type: application/json.' }
  const isOfProduct = callsOfProduct.has(`${method} ${pathname.replace('/__simulator', '')}`)
  if (controlKey !== undefined && !isOfProduct && !isSame(headers.get(controlKeyHeader) ?? '', controlKey))
    return { status: 401, message: `Send ${controlKeyHeader}: the control key that the server printed at its start.` }
  return undefined
}

const hasBody = (headers: Headers): boolean =>
  headers.has('transfer-encoding') || (headers.get('content-length') ?? '0') !== '0'

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)

/** True if a host name always means this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname)
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
