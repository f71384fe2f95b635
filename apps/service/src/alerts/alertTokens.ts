import { jwtVerify, SignJWT } from 'jose'

/** The agent or list that sends an alert, and its recipient: the subject of the links in an alert. */
export interface AlertOwner {
  readonly owner: 'agent' | 'list'
  readonly ownerId: number
  readonly userId: number
}

const keyOf = (secret: string) => new TextEncoder().encode(`alert ${secret}`)

/** Signs the permission to change an alert by its links. The links work until the secret changes. */
export function signAlertToken(secret: string, { owner, ownerId, userId }: AlertOwner): Promise<string> {
  return new SignJWT({ own: owner, id: ownerId, usr: userId })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(keyOf(secret))
}

/** Reads the owner of an alert from a token, or null when the signature is not valid. */
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
