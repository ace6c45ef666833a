import { matchPath, parsePath } from 'react-router-dom'

const loginPath = '/login'
const registrationPath = '/registration'

/** Used as the app's own origin; no real host ends in `.invalid`. */
const ownOrigin = 'https://app.invalid'

/** Query key with the page to return to after login. */
const returnKey = 'returnTo'

interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

function addressReturningTo(path: string, { pathname, search, hash }: Address): string {
  const asked = `${pathname}${search}${hash}`
  return asked === '/' ? path : `${path}?${new URLSearchParams({ [returnKey]: asked })}`
}

/** The login page's address that leads back to the requested page (AUTH-10). */
export const loginAddress = (asked: Address): string => addressReturningTo(loginPath, asked)

/** The registration's address that leads back to the page where a visitor decided to register. */
export const registrationAddress = (asked: Address): string => addressReturningTo(registrationPath, asked)

/**
 * AUTH-11: the page to open after login: the requested one when it is a relative path of the same origin, else '/'.
 * Never begins with two slashes, which a browser reads as another host.
 */
function returnPath(asked: string | null): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, ownOrigin)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, ownOrigin)
  return origin === ownOrigin && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

/**
 * The page to open after login or registration: the requested one, else the dashboard. Never another site (AUTH-11) and
 * never the login page itself.
 */
export function returnAddress(search: string): string {
  const path = returnPath(new URLSearchParams(search).get(returnKey))
  return matchPath(loginPath, parsePath(path).pathname ?? '/') ? '/' : path
}
