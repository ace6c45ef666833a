/** Used as the app's own origin; no real host ends in `.invalid`. */
const ownOrigin = 'https://app.invalid'

/**
 * AUTH-11: the page to open after login: the requested one when it is a relative path of the same origin, else '/'.
 * Never begins with two slashes, which a browser reads as another host.
 */
export function returnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, ownOrigin)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, ownOrigin)
  return origin === ownOrigin && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
