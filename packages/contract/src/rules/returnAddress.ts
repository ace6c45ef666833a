/** Stands for the app's own origin; no real host ends in `.invalid`. */
const ownOrigin = 'https://app.invalid'

/**
 * Where to go after login: the page that was asked for, if it is a relative path of the same origin, else the home page (decisions, 'Auth').
 * The answer never starts with two slashes, which a browser would read as another host.
 */
export function returnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, ownOrigin)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, ownOrigin)
  return origin === ownOrigin && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
