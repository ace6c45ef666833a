/** Allowed sources of a page of Tandem, by kind: https://www.w3.org/TR/CSP3/. */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Griffel and Fluent create empty <style> elements and fill them through the CSSOM, so only the hash of the empty
  // text is allowed.
  'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  // Pictures of leads and profiles can come from any provider.
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
 * The headers of every page of Tandem: with `npm start`, in the preview, and in a deployment
 * (deploy/nginx.conf.template, which tests/deploy compares with this list).
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; '),
  // The app watches connect and calendar popups until they close, so they must remain reachable.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Payment pages redirect to another site in a window that must remain reachable, because the app watches it until it
 * closes.
 */
const paymentPage = /^\/payment-/i

export const securityHeadersOf = (pathname: string): Readonly<Record<string, string>> =>
  paymentPage.test(pathname) ? { ...securityHeaders, 'Cross-Origin-Opener-Policy': 'unsafe-none' } : securityHeaders
