import { SignJWT } from 'jose'
import type { Secrets } from '../contract/verifyToken'
import { verifyToken } from '../contract/verifyToken'
import type { ReminderItem } from '../storage/records/MailContent'

export interface ReminderSubjects {
  readonly listIds: readonly number[]
  readonly procurementIds: readonly number[]
}

export interface ReminderRecipient extends ReminderSubjects {
  readonly userId: number
}

/**
 * Returns the lists and tenders for which the user turned reminders on. A tender whose reminders come from a
 * list is left out.
 */
export function subjectsOf(items: readonly ReminderItem[]): ReminderSubjects {
  return {
    listIds: [...new Set(items.flatMap(({ list }) => (list === null ? [] : [list.id])))],
    procurementIds: [...new Set(items.flatMap(({ id, list }) => (list === null ? [id] : [])))],
  }
}

const keyOf = (secret: string) => new TextEncoder().encode(`reminder ${secret}`)

/**
 * Writes lists and tenders as a short word such as `l3p388`, because mail programs limit the length of links.
 */
const toWord = ({ listIds, procurementIds }: ReminderSubjects) =>
  [...listIds.map((id) => `l${id}`), ...procurementIds.map((id) => `p${id}`)].join('')

const idsIn = (word: string, letter: 'l' | 'p') =>
  [...word.matchAll(/([lp])(\d+)/g)].flatMap(([, found, id]) => (found === letter ? [Number(id)] : []))

/**
 * Creates the token for the links in a reminder mail. A person with the token can end the reminders of this
 * mail. The token is valid as long as the secret stays the same, or is among the earlier ones.
 */
export function signReminderToken(
  secret: string,
  { userId, ...subjects }: ReminderRecipient,
): Promise<string> {
  return new SignJWT({ for: toWord(subjects), usr: userId })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(keyOf(secret))
}

/** Returns null when the signature is invalid. */
export async function readReminderToken(secrets: Secrets, token: string): Promise<ReminderRecipient | null> {
  const payload = await verifyToken(secrets.map(keyOf), token)
  if (payload === null) return null
  const { usr: userId, for: word } = payload
  if (typeof userId !== 'number' || typeof word !== 'string') return null
  return { userId, listIds: idsIn(word, 'l'), procurementIds: idsIn(word, 'p') }
}
