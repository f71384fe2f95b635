import { jwtVerify, SignJWT } from 'jose'

const algorithm = 'HS256'

export interface Tokens {
  readonly sign: (sessionId: string, hours: number, now: Date) => Promise<string>
  /**
   * Returns the session id in a token. Returns null when the token is malformed, expired or signed with
   * another secret.
   */
  readonly read: (token: string, now: Date) => Promise<string | null>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: (sessionId, hours, now) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + hours * 3_600_000))
        .sign(key),
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          currentDate: now,
          requiredClaims: ['exp'],
        })
        return typeof payload.sid === 'string' && uuid.test(payload.sid) ? payload.sid : null
      } catch {
        return null
      }
    },
  }
}
