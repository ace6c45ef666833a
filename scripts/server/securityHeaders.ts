/** See https://www.w3.org/TR/CSP3/. A `default-src` would also apply to scripts, and forbid the inline import map. */
const contentSecurityPolicy = {
  'child-src': ["'self'"],
  // The hash of the empty text. Griffel and Fluent create empty <style> elements, and fill them through the CSSOM.
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

export const scriptPolicy = (hashes: readonly string[]): string => ["script-src 'self'", ...hashes].join(' ')

/** The headers of all responses except for pages. tests/tools/readme.test.ts checks that nginx sends them too. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${scriptPolicy([])}; ${policyText}`,
  // The app watches the popups for accounts and calendars until they close.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * The app opens a payment page in a window, and watches the window. The page redirects this window to the payment
 * provider. With the `Cross-Origin-Opener-Policy` of the other pages, the app would then lose the window.
 */
const paymentPage = /^\/payment-/i

/** The headers of a page. The page itself contains the policy for its scripts (scripts/build/importMap.ts). */
export const pageHeadersOf = (pathname: string): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  'Content-Security-Policy': policyText,
  ...(paymentPage.test(pathname) ? { 'Cross-Origin-Opener-Policy': 'unsafe-none' } : {}),
})
