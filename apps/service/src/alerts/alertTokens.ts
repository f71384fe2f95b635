import { jwtVerify, SignJWT } from 'jose'

/** Which agent or list writes to whom: what the links at the end of an alert are about. */
export interface AlertOwner {
  readonly owner: 'agent' | 'list'
  readonly ownerId: number
  readonly userId: number
}

const keyOf = (secret: string) => new TextEncoder().encode(`alert ${secret}`)

/** Signs who may change what with the links of an alert. They work as long as the secret is the same. */
export function signAlertToken(secret: string, { owner, ownerId, userId }: AlertOwner): Promise<string> {
  return new SignJWT({ own: owner, id: ownerId, usr: userId })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(keyOf(secret))
}

/** Reads whose alert a token is of, or null where nobody signed it. */
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
