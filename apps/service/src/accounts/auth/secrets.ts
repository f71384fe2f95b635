import { createHash, randomBytes, randomInt } from 'node:crypto'
import { limits } from '@spadestik/domain/limits'

/** A secret that nobody can guess, fit for an address. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A code of letters. Those that look like others are left out. */
export function makeCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ'
  return Array.from({ length: limits.codeLength }, () => letters[randomInt(letters.length)]).join('')
}

/** What is kept of a secret: nobody who reads the database can use it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
