import { errorContextOf } from '../shared/api/reportError.ts'
import { pageBuild } from '../shared/page/build.ts'

const maximumReports = 20
const maximumMessageLength = 200
const maximumFrames = 30

/**
 * Removes quoted texts, email addresses, queries and long ids, because they may contain data of leads. Keeps the name
 * of a property in a text such as `(reading 'map')`.
 */
const scrubbed = (message: string): string =>
  message
    .replaceAll(/(?<!\((?:reading|setting) )(["'`])[^]*?\1/g, '…')
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/\S+@\S+|[\w-]{24,}/g, '…')
    .slice(0, maximumMessageLength)

/**
 * Returns the stack lines that contain a position in the code, because the other lines repeat the message. Removes the
 * queries from the addresses in these lines.
 */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim().replaceAll(/[?#][^:\s)]*/g, ''))
    .slice(0, maximumFrames)

const metaContent = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/**
 * Sends the errors of this page to `VITE_ERROR_URL` (REL-4).
 *
 * @param routeOf returns the pattern of the route, because an address can contain a token
 */
export function followErrors(routeOf: () => string): void {
  const url = metaContent('error-url')
  if (url === '' || Math.random() >= Number(metaContent('error-share') || 1)) return
  const sent = new Set<string>()
  const send = (error: unknown) => {
    if (!(error instanceof Error) || sent.size >= maximumReports) return
    const stack = framesOf(error.stack ?? '')
    const description = { name: error.name, message: scrubbed(error.message), stack }
    const key = JSON.stringify(description)
    // A query that polls repeats its error with each request.
    if (sent.has(key)) return
    sent.add(key)
    const report = { build: pageBuild(), route: routeOf(), ...errorContextOf(error), ...description }
    // A cross-origin request with text needs no preflight.
    navigator.sendBeacon(url, JSON.stringify(report))
  }
  window.addEventListener('error', ({ error }) => send(error))
  window.addEventListener('unhandledrejection', ({ reason }) => send(reason))
}
