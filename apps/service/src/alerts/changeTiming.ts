import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import { languageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import type { AlertOwner } from './alertTokens'
import { lookAtAlerts } from '../storage/lookAtAlerts'
import { forgetMatches } from './due/forgetMatches'

/**
 * How often an agent (a saved search) or a list sends alerts. `never` stops the alerts to one user. All other
 * timings apply to all users who share the agent or list.
 */
export type Timing = 'always' | 'daily' | 'weekly' | 'never'

export interface TimingView extends AlertOwner {
  readonly name: string
  readonly mailTime: Timing
  readonly isShared: boolean
  readonly language: LanguageCode
}

/** @returns null when the agent or list no longer exists, or no longer belongs to the user */
export async function readTiming(db: Kysely<Database>, who: AlertOwner): Promise<TimingView | null> {
  const { owner, ownerId, userId } = who
  const users = sql.table(`${owner}_users`)
  const key = sql.ref(`${owner}_id`)
  const { rows } = await sql<TimingView & { isMuted: boolean; languageId: number }>`
    select o.name, o.mail_time as "mailTime", u.language_id as "languageId",
      (select count(*) > 1 from ${users} s where s.${key} = o.id) as "isShared",
      exists (
        select from alert_mutes m where m.owner_type = ${owner} and m.owner_id = o.id and m.user_id = u.id
      ) as "isMuted"
    from ${sql.table(`${owner}s`)} o join ${users} x on x.${key} = o.id join users u on u.id = x.user_id
    where o.id = ${ownerId} and u.id = ${userId}`.execute(db)
  const [row] = rows
  if (row === undefined) return null
  const { name, mailTime, isShared, isMuted, languageId } = row
  const language = languageCode(languageId)
  return { owner, ownerId, userId, name, mailTime: isMuted ? 'never' : mailTime, isShared, language }
}

export async function changeTiming(db: Kysely<Database>, who: AlertOwner, timing: Timing): Promise<void> {
  const { owner, ownerId, userId } = who
  if ((await readTiming(db, who)) === null) return
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('alert_mutes')
      .where('owner_type', '=', owner)
      .where('owner_id', '=', ownerId)
      .where('user_id', '=', userId)
      .execute()
    if (timing === 'never') {
      const mute = { owner_type: owner, owner_id: ownerId, user_id: userId }
      await trx.insertInto('alert_mutes').values(mute).execute()
      await forgetMatches(trx, who)
    } else {
      await sql`
        update ${sql.table(`${owner}s`)} set mail_time = ${timing}, version = version + 1
        where id = ${ownerId}`.execute(trx)
    }
    await lookAtAlerts(trx, owner, ownerId)
  })
}
