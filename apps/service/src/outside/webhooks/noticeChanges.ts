import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { callerOfUser } from '../../accounts/auth/callers'
import { coveredUser } from '../../accounts/auth/coveredUser'
import type { View } from '../../contract/View'
import { lastSettledId } from '../../ledger/commitOrder'
import { localityOf } from '../../reference/domains'
import { languageCode } from '../../reference/languages'
import { readLedgerEra } from '../../storage/backup/ledgerEra'
import type { Database } from '../../storage/Database'
import type { AgentType } from '../../storage/records/AgentFilters'
import { cursorOf } from '../changes/changeCursor'
import { readChanges } from '../changes/readChanges'
import { isShared } from '../isShared'
import { createDelivery } from './createDelivery'

interface Behind {
  readonly id: number
  readonly userId: number
  readonly languageId: number
  readonly domainId: number
  readonly listId: number | null
  readonly agentId: number | null
  readonly agentType: AgentType | null
  readonly lookedTo: number
}

const webhooksAtOnce = 100

/**
 * Reads webhooks for which there may be news. One with a hint that still waits is left out: the receiver that gets it
 * reads everything up to then. So a receiver that is away has one hint waiting, however much happens.
 */
async function readBehind(db: Kysely<Database>, settled: number, afterId: number): Promise<Behind[]> {
  const { rows } = await sql<Behind>`
    select w.id, w.user_id as "userId", u.language_id as "languageId", w.domain_id as "domainId",
      w.list_id as "listId", w.agent_id as "agentId", a.type as "agentType", w.looked_to as "lookedTo"
    from webhooks w join users u on u.id = w.user_id join subscribers s on s.id = u.subscriber_id
      left join agents a on a.id = w.agent_id
    where w.ended is null and w.id > ${afterId} and w.looked_to < ${settled}
      and u.deactivated is null and s.ended is null and ${isShared('w')}
      and not exists (select from webhook_deliveries d
        where d.webhook_id = w.id and d.kind = 'changes' and d.due is not null)
    order by w.id limit ${sql.lit(webhooksAtOnce)}`.execute(db)
  return rows
}

/** Returns how its user sees the items of a webhook, or null if the user may not read changes now. */
async function viewOf(db: Kysely<Database>, { userId, languageId, domainId }: Behind, now: Date) {
  const caller = coveredUser(await callerOfUser(db, userId), domainId)
  if (caller === null || !may(caller, 'readProcurementUpdates')) return null
  const { timeZone } = localityOf(domainId)
  return { caller, language: languageCode(languageId), now, timeZone } satisfies View
}

interface Looked {
  readonly isNews: boolean
  readonly to: number
}

async function lookFor(db: Kysely<Database>, webhook: Behind, view: View, settled: number): Promise<Looked> {
  const { listId, agentId, agentType } = webhook
  const agent = agentId === null || agentType === null ? null : { id: agentId, type: agentType }
  const asked = { limit: limits.webhookPageSize, itemType: null, listId, agent }
  let to = webhook.lookedTo
  for (let page = 0; page < limits.webhookPagesAtOnce && to < settled; page += 1) {
    const { changes, readTo } = await readChanges(db, view, { ...asked, after: to })
    // The receiver reads all there is, so what comes after the first news need not be looked at.
    if (changes.length > 0) return { isNews: true, to: Math.max(settled, readTo) }
    to = readTo
  }
  return { isNews: false, to }
}

/** Writes only if nobody else has looked meanwhile. */
async function note(db: Kysely<Database>, webhook: Behind, { isNews, to }: Looked, era: string, now: Date) {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('webhooks')
      .set({ looked_to: to })
      .where('id', '=', webhook.id)
      .where('looked_to', '=', webhook.lookedTo)
      .where('ended', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined || !isNews) return 0
    const hint = createDelivery(webhook, 'changes', cursorOf(era, webhook.lookedTo), now)
    await trx.insertInto('webhook_deliveries').values(hint).execute()
    return 1
  })
}

/**
 * Looks for news for each webhook since the last hint, and queues a hint for those that have some (O19).
 *
 * @returns how many hints were queued
 */
export async function noticeChanges(
  db: Kysely<Database>,
  clock: () => Date,
  isStopped: () => boolean,
): Promise<number> {
  const settled = await lastSettledId(db)
  const era = await readLedgerEra(db)
  let count = 0
  let afterId = 0
  for (;;) {
    const behind = await readBehind(db, settled, afterId)
    for (const webhook of behind) {
      if (isStopped()) return count
      const view = await viewOf(db, webhook, clock())
      if (view === null) continue
      count += await note(db, webhook, await lookFor(db, webhook, view, settled), era, clock())
    }
    const last = behind.at(-1)
    if (last === undefined || behind.length < webhooksAtOnce) return count
    afterId = last.id
  }
}
