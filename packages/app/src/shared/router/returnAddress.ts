import { matchPath, parsePath } from 'react-router-dom'

const loginPath = '/login'
const registrationPath = '/registration'

/** Represents the app's origin. No other site has this origin, because no real host ends in `.invalid`. */
const ownOrigin = 'https://app.invalid'

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

/** The login page with a return address (AUTH-10). */
export const loginAddress = (asked: Address): string => addressReturningTo(loginPath, asked)

export const registrationAddress = (asked: Address): string => addressReturningTo(registrationPath, asked)

/** AUTH-11: returns '/' for another origin, and for a path that starts with `//`, which browsers read as a host. */
function returnPath(asked: string | null): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, ownOrigin)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, ownOrigin)
  return origin === ownOrigin && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

/** Returns the dashboard if the requested page is on another site (AUTH-11), or if it is the login page. */
export function returnAddress(search: string): string {
  const path = returnPath(new URLSearchParams(search).get(returnKey))
  return matchPath(loginPath, parsePath(path).pathname ?? '/') ? '/' : path
}
