import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import { languageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { ownTiming } from '../../storage/ownTimings'
import type { AlertOwner } from '../alertTokens'

/** How often an agent (a saved search) or a list sends alerts. `never` stops the alerts. */
export type Timing = Schemas['MailTime']

export interface TimingView extends AlertOwner {
  readonly name: string
  /** The timing of all users who have none of their own. */
  readonly sharedTime: Timing
  /** The timing of this user alone. Null if `sharedTime` applies. */
  readonly ownTime: Timing | null
  readonly isShared: boolean
  readonly language: LanguageCode
}

export const timingOf = ({ ownTime, sharedTime }: TimingView): Timing => ownTime ?? sharedTime

/** @returns null when the agent or list no longer exists, or no longer belongs to the user */
export async function readTiming(db: Kysely<Database>, who: AlertOwner): Promise<TimingView | null> {
  const { owner, ownerId, userId } = who
  const users = sql.table(`${owner}_users`)
  const key = sql.ref(`${owner}_id`)
  const { rows } = await sql<Omit<TimingView, 'language'> & { languageId: number }>`
    select o.name, o.mail_time as "sharedTime", u.language_id as "languageId",
      ${ownTiming(owner, sql.ref('o.id'), sql.ref('u.id'))} as "ownTime",
      (select count(*) > 1 from ${users} s where s.${key} = o.id) as "isShared"
    from ${sql.table(`${owner}s`)} o join ${users} x on x.${key} = o.id join users u on u.id = x.user_id
    where o.id = ${ownerId} and u.id = ${userId}`.execute(db)
  const [row] = rows
  if (row === undefined) return null
  const { languageId, ...view } = row
  return { ...view, owner, ownerId, userId, language: languageCode(languageId) }
}
