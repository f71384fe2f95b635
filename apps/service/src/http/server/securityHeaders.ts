import type { onRequestHookHandler } from 'fastify'

const year = 31_536_000

/**
 * Makes the hook that tells browsers what an answer may do. Scripts come from the service's own files only,
 * and markup only from where it was cleaned; `docs/hosting.md` says it for other hosts.
 */
export function securityHeaders(isHttps: boolean): onRequestHookHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // The components place what opens by attributes, and write one rule for touch.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Markup reaches a page only through the one policy that cleans it, and the app's own that lets nothing through.
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
