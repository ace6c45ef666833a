/** Sources that a page of Tandem may load from, by kind: https://www.w3.org/TR/CSP3/. */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Griffel and Fluent make empty <style> elements and fill them through the CSSOM: only the hash of the empty text is
  // let through.
  'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  // Pictures of leads and profiles come from wherever their provider keeps them.
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/**
 * The headers that every page of Tandem is served with: by `npm start`, by the preview, and by a deployment
 * (deploy/nginx.conf.template, which tests/deploy compares with this list).
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; '),
  // Connect and calendar popups are watched until they close, so they must stay reachable.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Payment pages redirect to another site in a window that must stay reachable: it is watched until it closes. */
const paymentPage = /^\/payment-/i

export const securityHeadersOf = (pathname: string): Readonly<Record<string, string>> =>
  paymentPage.test(pathname) ? { ...securityHeaders, 'Cross-Origin-Opener-Policy': 'unsafe-none' } : securityHeaders
