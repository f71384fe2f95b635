import { createHash, randomBytes, randomInt } from 'node:crypto'
import { limits } from '@spadestik/domain/limits'

export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Makes a code of random capital letters. Leaves out I, L and O, which are easy to confuse. */
export function makeCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ'
  return Array.from({ length: limits.codeLength }, () => letters[randomInt(letters.length)]).join('')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
