import { jwtVerify, SignJWT } from 'jose'

/**
 * The agent or list that sends an alert, and the recipient. The token in the links of an alert names both.
 */
export interface AlertOwner {
  readonly owner: 'agent' | 'list'
  readonly ownerId: number
  readonly userId: number
}

const keyOf = (secret: string) => new TextEncoder().encode(`alert ${secret}`)

/**
 * Creates the token for the links in an alert. Whoever has the token can change the timing of the alert. The
 * links work as long as the secret stays the same.
 */
export function signAlertToken(secret: string, { owner, ownerId, userId }: AlertOwner): Promise<string> {
  return new SignJWT({ own: owner, id: ownerId, usr: userId })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(keyOf(secret))
}

/** Reads the agent or list and the recipient from a token. Returns null when the signature is invalid. */
export async function readAlertToken(secret: string, token: string): Promise<AlertOwner | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'] })
    const { own, id, usr } = payload
    const isWhole = (own === 'agent' || own === 'list') && typeof id === 'number' && typeof usr === 'number'
    return isWhole ? { owner: own, ownerId: id, userId: usr } : null
  } catch {
    return null
  }
}
