import { returnPath } from '@tandem/contract'
import { matchPath, parsePath } from 'react-router-dom'

const loginPath = '/login'

/** Query key with the page to return to after login. */
const returnKey = 'returnTo'

interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The login page's address that leads back to the requested page (AUTH-10). */
export function loginAddress({ pathname, search, hash }: Address): string {
  const asked = `${pathname}${search}${hash}`
  return asked === '/' ? loginPath : `${loginPath}?${new URLSearchParams({ [returnKey]: asked })}`
}

/**
 * The page to open after login: the requested one, else the dashboard. Never another site (AUTH-11) and never the login
 * page itself.
 */
export function returnAddress(loginSearch: string): string {
  const path = returnPath(new URLSearchParams(loginSearch).get(returnKey))
  return matchPath(loginPath, parsePath(path).pathname ?? '/') ? '/' : path
}
