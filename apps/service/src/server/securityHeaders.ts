import type { onRequestHookHandler } from 'fastify'

const year = 31_536_000

/**
 * Returns a hook that sets the security headers of each response. `docs/hosting.md` describes these headers
 * for other servers.
 */
export function securityHeaders(isHttps: boolean): onRequestHookHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Inline styles are allowed, because the HTML page contains the styles of the outline that is visible
    // until the app has loaded. The components also position overlays with style attributes, and add one
    // style rule for touch devices.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // HTML is inserted only through the Trusted Types policy of DOMPurify. The app's own default policy
    // allows no HTML.
    "require-trusted-types-for 'script'",
    'trusted-types dompurify default',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (_request, reply, done) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-site',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      ...(isHttps ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` } : {}),
    })
    done()
  }
}
