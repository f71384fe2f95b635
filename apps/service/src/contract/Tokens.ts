import { createHash } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, SignJWT } from 'jose'
import { SecretGone } from './SecretGone'
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
   * @throws SecretGone when the text was sealed with another secret.
   */
  readonly open: (sealed: string) => Promise<string>
  /** Encrypts a sealed text with the newest secret. Returns null if that has sealed it. */
  readonly reseal: (sealed: string) => Promise<string | null>
}

/** The compact form of JWE with a direct key, whose second part is empty (RFC 7516). */
const sealedForm = /^[\w-]+\.\.[\w-]+\.[\w-]*\.[\w-]+$/

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function createTokens(secrets: Secrets): Tokens {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret))
  const sealingKeys = secrets.map((secret) => createHash('sha256').update(`seal ${secret}`).digest())
  const [key = new Uint8Array()] = keys
  const [sealingKey = new Uint8Array()] = sealingKeys
  const seal = (text: string) =>
    new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(sealingKey)
  const openedBy = async (sealed: string) => {
    const opened = await Promise.allSettled(sealingKeys.map((one) => compactDecrypt(sealed, one)))
    const place = opened.findIndex(({ status }) => status === 'fulfilled')
    const found = opened[place]
    if (found?.status !== 'fulfilled') throw new SecretGone()
    return { place, text: new TextDecoder().decode(found.value.plaintext) }
  }
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
    seal,
    open: async (sealed) => (sealedForm.test(sealed) ? (await openedBy(sealed)).text : sealed),
    reseal: async (sealed) => {
      const { place, text } = await openedBy(sealed)
      return place === 0 ? null : seal(text)
    },
  }
}
