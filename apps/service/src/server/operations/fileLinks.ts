import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../contract/verifyToken'

export const filesPrefix = '/files/'

const hourMs = 3_600_000
/** The validity of a link, counted from the start of the hour in which the link was signed. */
const validHours = 3

/**
 * Signs links to files and checks the signatures. Links are signed because an image request cannot carry a
 * bearer token.
 */
export interface FileLinks {
  /** Returns links to other services unchanged. */
  readonly sign: (link: string, now: Date) => string
  readonly isValid: (url: string, now: Date) => boolean
}

/**
 * Creates the functions that sign links to files. Links signed within the same hour are equal, so that
 * browsers can cache the files.
 *
 * @param secrets the secrets that sign sessions; file links are signed with keys derived from them
 */
export function createFileLinks(secrets: Secrets): FileLinks {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('file links').digest())
  const signaturesOf = (path: string, until: string) =>
    keys.map((key) => createHmac('sha256', key).update(`${path} ${until}`).digest('base64url').slice(0, 32))
  return {
    sign(link, now) {
      if (!link.startsWith(filesPrefix)) return link
      const until = String((Math.floor(now.getTime() / hourMs) + validHours) * hourMs)
      return `${link}?until=${until}&signature=${signaturesOf(link, until)[0] ?? ''}`
    },
    isValid(url, now) {
      const [path = '', query = ''] = url.split('?', 2)
      const parameters = new URLSearchParams(query)
      const until = parameters.get('until') ?? ''
      const given = Buffer.from(parameters.get('signature') ?? '')
      if (!(Number(until) > now.getTime())) return false
      return signaturesOf(path, until)
        .map((signature) => Buffer.from(signature))
        .some((right) => given.length === right.length && timingSafeEqual(given, right))
    },
  }
}
