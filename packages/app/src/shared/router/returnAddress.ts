import { returnPath } from '@tandem/contract'
import { matchPath, parsePath } from 'react-router-dom'

const loginPath = '/login'
const registrationPath = '/registration'

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
 * The page to open after login or registration: the requested one, else the dashboard. Never another site (AUTH-11) and
 * never the login page itself.
 */
export function returnAddress(search: string): string {
  const path = returnPath(new URLSearchParams(search).get(returnKey))
  return matchPath(loginPath, parsePath(path).pathname ?? '/') ? '/' : path
}
