import { createHash, randomBytes, randomInt } from 'node:crypto'
import { limits } from '@spadestik/domain/limits'

/** Creates a random secret that can be used in a URL. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Creates a code of letters. Letters that are easy to confuse are not used. */
export function makeCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ'
  return Array.from({ length: limits.codeLength }, () => letters[randomInt(letters.length)]).join('')
}

/** Hashes a secret for storage, so that it cannot be read from the database. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
