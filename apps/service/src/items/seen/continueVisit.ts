import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/**
 * Returns the end of the user's previous visit as an RFC 3339 time. A visit ends with the last activity
 * before a long pause. During the first visit, returns the start of this visit, so that no item counts as
 * new. (D03)
 */
export async function continueVisit(db: Kysely<Database>, userId: number, now: Date): Promise<string> {
  const time = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql<{ previousEnd: string }>`
    with continued as (
      insert into visits as v (user_id, active_at, previous_end) values (${userId}, ${time}, ${time})
      on conflict (user_id) do update set
        active_at = excluded.active_at,
        previous_end = case when v.active_at < ${time} - make_interval(mins => ${limits.visitPauseMinutes})
          then v.active_at else v.previous_end end
      -- Every page of results calls this. Write at most once in a few minutes.
      where v.active_at < ${time} - make_interval(mins => ${limits.activityStepMinutes})
      returning previous_end
    )
    select previous_end as "previousEnd" from continued
    union all
    select previous_end from visits where user_id = ${userId} and not exists (select from continued)`.execute(
    db,
  )
  return rows[0]?.previousEnd ?? now.toISOString()
}
