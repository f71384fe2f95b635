import { limits } from '@spadestik/domain/limits'
import type { FastifyInstance } from 'fastify'

/**
 * Makes pages that links in mails open accept the requests of browsers and mail programs. The fields of a form
 * become the body of the request. A body of any other content type, or without one, is read and ignored,
 * because mail programs send the one-click request of RFC 8058 in several types. Bodies larger than
 * `limits.formBytes` are refused.
 *
 * @param pages a plugin of its own, so that other routes keep their content types
 */
export function acceptForms(pages: FastifyInstance): void {
  const bodyLimit = limits.formBytes
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) =>
    done(null, null),
  )
}
