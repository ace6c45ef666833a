/**
 * The address for a connect popup: a path of the app, below its basename, or a web address. Undefined for any other
 * address, so that an address from the server cannot run as a script.
 */
export function connectAddress(url: string, basename: string): string | undefined {
  if (/^https?:\/\//i.test(url)) return url
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return undefined
  return `${basename === '/' ? '' : basename}${url}`
}
