import { createHash, randomBytes, randomInt } from 'node:crypto'
import { limits } from '@spadestik/domain/limits'

export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** With what a key begins, so that people and scanners of source code recognise it. */
const keyPrefix = 'spadestik_'

/** Makes a key with which a program acts as a user. */
export const makeKey = (): string => `${keyPrefix}${makeSecret()}`

export const isKey = (token: string): boolean => token.startsWith(keyPrefix)

/** Makes a code of random capital letters. Leaves out I, L and O, which are easy to confuse. */
export function makeCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ'
  return Array.from({ length: limits.codeLength }, () => letters[randomInt(letters.length)]).join('')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
