/**
 * Allowed sources, by kind: https://www.w3.org/TR/CSP3/. There is no `default-src`, because it would forbid the import
 * map of the page.
 */
const contentSecurityPolicy = {
  'child-src': ["'self'"],
  // Griffel and Fluent create empty <style> elements and fill them through the CSSOM, so only the hash of the empty
  // text is allowed.
  'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  // Pictures of leads and profiles can come from any provider.
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'media-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

const policyText = Object.entries(contentSecurityPolicy)
  .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
  .join('; ')

/** The policy for scripts. */
export const scriptPolicy = (hashes: readonly string[]): string => ["script-src 'self'", ...hashes].join(' ')

/**
 * The headers of all responses except pages: with `npm start`, in the preview, and in a deployment
 * (deploy/nginx.conf.template, which tests/deploy compares with this list).
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${scriptPolicy([])}; ${policyText}`,
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

/**
 * The headers of a page of Tandem. It contains the policy for its scripts, so that a hash in the policy and the script
 * with this hash are always of the same build (scripts/build/importMap.ts).
 */
export const pageHeadersOf = (pathname: string): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  'Content-Security-Policy': policyText,
  ...(paymentPage.test(pathname) ? { 'Cross-Origin-Opener-Policy': 'unsafe-none' } : {}),
})
