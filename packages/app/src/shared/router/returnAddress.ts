import { matchPath, parsePath } from 'react-router-dom'

const loginPath = '/login'
const registrationPath = '/registration'

/** Represents the app's origin when addresses are parsed. No real host ends in `.invalid`. */
const ownOrigin = 'https://app.invalid'

/** Query parameter with the page that opens after login. */
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

/** The address of the login page, which returns to the requested page after login (AUTH-10). */
export const loginAddress = (asked: Address): string => addressReturningTo(loginPath, asked)

/** The address of the registration, which returns to the page where the visitor decided to register. */
export const registrationAddress = (asked: Address): string => addressReturningTo(registrationPath, asked)

/**
 * AUTH-11: the path of the requested page, if the page is on the same origin, otherwise '/'. The path never begins with
 * two slashes, because a browser would read another host from them.
 */
function returnPath(asked: string | null): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, ownOrigin)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, ownOrigin)
  return origin === ownOrigin && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

/**
 * The page that opens after login or registration: the requested page, or the dashboard. It is never another site
 * (AUTH-11) and never the login page.
 */
export function returnAddress(search: string): string {
  const path = returnPath(new URLSearchParams(search).get(returnKey))
  return matchPath(loginPath, parsePath(path).pathname ?? '/') ? '/' : path
}
