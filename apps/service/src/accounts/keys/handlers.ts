import type { Schemas } from '@spadestik/api-client/schema'
import { oneLine } from '@spadestik/domain/agents'
import { addDays, dayAt, instantAt } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { userOf } from '../../contract/Caller'
import type { Handler } from '../../contract/Operation'
import { found, Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'
import { queueMail } from '../../mail/queueMail'
import { requireOwnRoom } from '../auth/requireRoom'
import { hashSecret, makeKey } from '../auth/secrets'
import { recipientOf } from '../recipientOf'
import { lastDayOf } from './lastDayOf'

/** The characters of a key that stay visible: too few to guess the rest, enough to tell keys apart. */
const shownCharacters = 14

const keyColumns = ['id', 'name', 'start', 'scopes', 'created', 'expires', 'last_used as lastUsed'] as const

const ownKeys = (db: Kysely<Database>, userId: number) =>
  db.selectFrom('api_keys').select(keyColumns).where('user_id', '=', userId)

type OwnKey = Awaited<ReturnType<ReturnType<typeof ownKeys>['executeTakeFirstOrThrow']>>

function asKey({ expires, ...key }: OwnKey, timeZone: string): Schemas['ApiKey'] {
  return { ...key, lastDay: lastDayOf(expires, timeZone) }
}

export const getApiKeys: Handler<'getApiKeys'> = async ({ db, caller, timeZone }) => {
  const keys = await ownKeys(db, userOf(caller).id).orderBy('id', 'desc').execute()
  return keys.map((key) => asKey(key, timeZone))
}

function requireLastDay(lastDay: string, today: string): void {
  const latest = addDays(today, limits.apiKeyDaysMax)
  if (lastDay >= today && lastDay <= latest) return
  throw new Problem(
    'badRequest',
    `A key works until a day from ${today} to ${latest}, so none was made. Choose another last day.`,
    [{ path: '/body/lastDay', message: `must be from ${today} to ${latest}` }],
  )
}

/**
 * Creates a key for a program, and returns its secret, which cannot be read again (O11). The user gets a mail about
 * it, because somebody else may have used a session that was left open.
 */
export const createApiKey: Handler<'createApiKey'> = async (call) => {
  const { db, caller, body, now, timeZone } = call
  const { id: userId } = userOf(caller)
  requireLastDay(body.lastDay, dayAt(now.getTime(), timeZone))
  const secret = makeKey()
  const key = await db.transaction().execute(async (trx) => {
    await requireOwnRoom(trx, 'api_keys', userId)
    const made = await trx
      .insertInto('api_keys')
      .values({
        user_id: userId,
        name: oneLine(body.name),
        start: secret.slice(0, shownCharacters),
        hash: hashSecret(secret),
        scopes: body.scopes,
        created: now.toISOString(),
        expires: new Date(instantAt(addDays(body.lastDay, 1), '00:00', timeZone)).toISOString(),
      })
      .returning(keyColumns)
      .executeTakeFirstOrThrow()
    const { name } = await trx
      .selectFrom('users')
      .select('name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const to = await recipientOf(trx, userId, call)
    const content = { kind: 'keyMade', name, keyName: made.name, created: made.created } as const
    await queueMail(trx, to, content, now)
    return made
  })
  return { key: asKey(key, timeZone), secret }
}

/** Ends a key from its next call on (O11). */
export const deleteApiKey: Handler<'deleteApiKey'> = async ({ db, caller, path }) => {
  const deleted = await db
    .deleteFrom('api_keys')
    .where('id', '=', path.id)
    .where('user_id', '=', userOf(caller).id)
    .returning('id')
    .executeTakeFirst()
  found(deleted, 'key')
}
