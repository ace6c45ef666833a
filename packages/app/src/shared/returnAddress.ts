import { returnPath } from '@tandem/contract'

const loginPath = '/login'

/** Query key of the login page's address that names the page to come back to. */
const returnKey = 'returnTo'

interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The login page's address that leads back to the page that was asked for. */
export function loginAddress({ pathname, search, hash }: Address): string {
  const asked = `${pathname}${search}${hash}`
  return asked === '/' ? loginPath : `${loginPath}?${new URLSearchParams({ [returnKey]: asked })}`
}

/** Where the login page leads to: the page that was asked for, else the home page. Never to another site, nor back to the login page. */
export function returnAddress(loginSearch: string): string {
  const path = returnPath(new URLSearchParams(loginSearch).get(returnKey))
  return /^\/login\/?(?:$|[?#])/.test(path) ? '/' : path
}
