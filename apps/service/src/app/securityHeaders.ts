import type { onRequestHookHandler } from 'fastify'

const year = 31_536_000

/**
 * Makes the hook that tells browsers what an answer may do. Scripts come from the service's own files only.
 *
 * @source specification 7
 */
export function securityHeaders(isHttps: boolean): onRequestHookHandler {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return (_request, reply, done) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      ...(isHttps ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` } : {}),
    })
    done()
  }
}
