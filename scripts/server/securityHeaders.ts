/**
 * Allowed sources, by kind: https://www.w3.org/TR/CSP3/. The policy has no `default-src`, which would forbid the import
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
 * The headers of all responses except for pages: with `npm start`, in the preview, and in a deployment.
 * tests/tools/readme.test.ts compares this list with deploy/nginx.conf.template.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${scriptPolicy([])}; ${policyText}`,
  // The app must be able to reach the popups for accounts and calendars, because it watches them until they close.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Matches the payment pages. They redirect to another site in a window that the app must be able to reach, because it
 * watches the window until it closes.
 */
const paymentPage = /^\/payment-/i

/**
 * The headers of a page of Tandem. The page itself contains the policy for its scripts, so that the hash in the policy
 * always belongs to the script of the same build (scripts/build/importMap.ts).
 */
export const pageHeadersOf = (pathname: string): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  'Content-Security-Policy': policyText,
  ...(paymentPage.test(pathname) ? { 'Cross-Origin-Opener-Policy': 'unsafe-none' } : {}),
})
