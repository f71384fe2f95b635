import { SignJWT } from 'jose'
import type { Secrets } from '../contract/verifyToken'
import { verifyToken } from '../contract/verifyToken'
import type { AlertSource } from '../storage/records/MailContent'

export interface AlertOwner extends AlertSource {
  readonly userId: number
}

export interface AlertRecipient {
  readonly userId: number
  readonly senders: readonly AlertSource[]
}

const keyOf = (secret: string) => new TextEncoder().encode(`alert ${secret}`)

/**
 * Writes agents and lists as a short word such as `a7l12`, because mail programs limit the length of links.
 */
const toWord = (senders: readonly AlertSource[]) =>
  senders.map(({ owner, ownerId }) => `${owner === 'agent' ? 'a' : 'l'}${ownerId}`).join('')

const fromWord = (word: string): AlertSource[] =>
  [...word.matchAll(/([al])(\d+)/g)].map(([, letter, id]) => ({
    owner: letter === 'a' ? 'agent' : 'list',
    ownerId: Number(id),
  }))

/**
 * Creates the token for the links in an alert mail. A person with the token can change the timing of the
 * agents and lists that sent the alert. The token is valid as long as the secret stays the same, or is among the earlier ones.
 */
export function signAlertToken(secret: string, { userId, senders }: AlertRecipient): Promise<string> {
  return new SignJWT({ for: toWord(senders), usr: userId })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(keyOf(secret))
}

/**
 * Reads the token from a link in an alert mail. Returns null when the signature is invalid. An old token
 * names one agent or list, because earlier versions sent a separate alert for each.
 */
export async function readAlertToken(secrets: Secrets, token: string): Promise<AlertRecipient | null> {
  const payload = await verifyToken(secrets.map(keyOf), token)
  if (payload === null) return null
  const { own, id, usr: userId, for: word } = payload
  if (typeof userId !== 'number') return null
  if (typeof word === 'string') return { userId, senders: fromWord(word) }
  const isOne = (own === 'agent' || own === 'list') && typeof id === 'number'
  return isOne ? { userId, senders: [{ owner: own, ownerId: id }] } : null
}
