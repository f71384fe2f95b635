import { createHash } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, SignJWT } from 'jose'
import type { Secrets } from './verifyToken'
import { verifyToken } from './verifyToken'

const algorithm = 'HS256'

export interface Tokens {
  readonly sign: (sessionId: string, hours: number, now: Date) => Promise<string>
  /**
   * Returns the session id in a token. Returns null when the token is malformed, expired or signed with
   * another secret.
   */
  readonly read: (token: string, now: Date) => Promise<string | null>
  /** Encrypts a secret that is stored until it is mailed. */
  readonly seal: (text: string) => Promise<string>
  /**
   * Decrypts a text of `seal`. A text that was stored without being sealed is returned unchanged.
   *
   * @throws Error when the text was sealed with another secret.
   */
  readonly open: (sealed: string) => Promise<string>
}

/** The compact form of JWE with a direct key, whose second part is empty (RFC 7516). */
const sealedForm = /^[\w-]+\.\.[\w-]+\.[\w-]*\.[\w-]+$/

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function createTokens(secrets: Secrets): Tokens {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret))
  const sealingKeys = secrets.map((secret) => createHash('sha256').update(`seal ${secret}`).digest())
  const [key = new Uint8Array()] = keys
  const [sealingKey = new Uint8Array()] = sealingKeys
  return {
    sign: (sessionId, hours, now) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + hours * 3_600_000))
        .sign(key),
    read: async (token, now) => {
      const payload = await verifyToken(keys, token, { currentDate: now, requiredClaims: ['exp'] })
      const sid = payload?.['sid']
      return typeof sid === 'string' && uuid.test(sid) ? sid : null
    },
    seal: (text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(sealingKey),
    open: async (sealed) => {
      if (!sealedForm.test(sealed)) return sealed
      const opened = await Promise.allSettled(sealingKeys.map((one) => compactDecrypt(sealed, one)))
      const found = opened.find((one) => one.status === 'fulfilled')
      if (found === undefined) throw new Error('The text was sealed with a secret that is no longer known.')
      return new TextDecoder().decode(found.value.plaintext)
    },
  }
}
