import type { JWTPayload, JWTVerifyOptions } from 'jose'
import { jwtVerify } from 'jose'

/**
 * The secret that signs what is new, and earlier ones by which older sessions and links are still read. The first one
 * signs.
 */
export type Secrets = readonly [current: string, ...previous: string[]]

/** Returns what a token says, if one of the keys has signed it. Otherwise returns null. */
export async function verifyToken(
  keys: readonly Uint8Array[],
  token: string,
  options: JWTVerifyOptions = {},
): Promise<JWTPayload | null> {
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key, { ...options, algorithms: ['HS256'] })).payload
    } catch {
      // Another key may have signed it.
    }
  }
  return null
}
