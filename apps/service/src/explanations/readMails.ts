import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { alertDue } from '../alerts/alertDue'
import type { View } from '../http/View'
import type { KnownChange } from '../items/ledger/factsOf'
import { visibleChange } from '../items/ledger/visibleChange'
import { userOf } from '../http/Caller'
import { localityOf } from '../reference/domains'
import type { Database } from '../storage/Database'
import type { AgentType } from '../storage/records/AgentFilters'

type Mails = Pick<Schemas['AgentExplanation'], 'lastMail' | 'nextMail' | 'noMail'>
type NoMail = Mails['noMail']

/** Why an item gets no mail, as far as the agents decide: the item is hidden, not in the product, or not found. */
export type NotFound = 'hidden' | 'product' | 'notFound'

interface Change extends KnownChange {
  readonly id: number
  readonly changedAt: string
  readonly gathered: boolean
}

interface Row {
  readonly agentId: number
  readonly mailTime: Schemas['MailTime']
  readonly changed: string
  readonly isRelative: boolean
  readonly isMuted: boolean
  readonly domainId: number
  /** The time of the first pending match of the next mail, if the item is among the pending matches. */
  readonly pending: string | null
  readonly mailedChange: number | null
  readonly isListed: boolean | null
  readonly queued: string | null
  readonly sent: string | null
}

const readRows = (db: Kysely<Database>, userId: number, itemId: number, agentIds: readonly number[]) =>
  sql<Row>`
    select a.id as "agentId", a.mail_time as "mailTime", a.changed, a.relative_times is not null as "isRelative",
      u.domain_id as "domainId", m.change_id as "mailedChange", m.is_listed as "isListed", m.queued, m.sent,
      exists (
        select from alert_mutes q where q.owner_type = 'agent' and q.owner_id = a.id and q.user_id = u.id
      ) as "isMuted",
      (select min(w.matched) from alert_matches w
        where w.owner_type = 'agent' and w.owner_id = a.id and w.user_id = u.id
        having bool_or(w.item_type = a.type and w.item_id = ${itemId})) as pending
    from agents a join users u on u.id = ${userId}
    left join agent_mails m on m.agent_id = a.id and m.user_id = u.id and m.item_id = ${itemId}
    where a.id = any(${[...agentIds]}::integer[])`.execute(db)

function lastMail({ queued, sent, isListed }: Row): Mails['lastMail'] {
  if (queued === null || isListed === null) return null
  const time = new Date(sent ?? queued).toISOString()
  return { time, isSent: sent !== null, isListed }
}

/**
 * Reads the mails of agents about an item: the latest one, and when the next one is due or why none is.
 *
 * @param agents the agents of the caller, and why they do not find the item, if so
 */
export async function readMails(
  db: Kysely<Database>,
  { caller, now }: View,
  item: { readonly type: AgentType; readonly id: number },
  agents: ReadonlyMap<number, NotFound | null>,
): Promise<ReadonlyMap<number, Mails>> {
  const { rows } = await readRows(db, userOf(caller).id, item.id, [...agents.keys()])
  const { rows: changes } = await sql<Change>`
    select id, item_type as "itemType", kind, field, before, case when kind <> 'new' then after end as after,
      changed_at as "changedAt", gathered
    from item_changes
    where item_type = ${item.type} and item_id = ${item.id} and not is_correction and kind <> 'republished'
    order by id desc`.execute(db)
  const change = changes.find((one) => visibleChange(one, caller) !== null)

  const reasonOf = (row: Row): NoMail => {
    const { agentId, mailTime, isMuted, isRelative, pending, mailedChange } = row
    const notFound = agents.get(agentId) ?? null
    if (mailTime === 'never') return 'never'
    if (isMuted) return 'muted'
    // A pending match is mailed even if the agent no longer finds the item, unless it has relative times.
    if (pending !== null && (notFound === null || !isRelative)) return null
    if (notFound !== null) return notFound
    if (change === undefined) return 'unchanged'
    if (!change.gathered) return null
    if (mailedChange !== null && mailedChange >= change.id) return 'mailed'
    return new Date(change.changedAt) < new Date(row.changed) ? 'unchanged' : 'earlier'
  }
  return new Map(
    rows.map((row) => {
      const { agentId, mailTime, pending, domainId } = row
      const noMail = reasonOf(row)
      const first = pending === null ? now : new Date(pending)
      const due =
        noMail !== null || mailTime === 'never'
          ? null
          : alertDue(mailTime, first, localityOf(domainId).timeZone)
      const nextMail = due === null ? null : due.toISOString()
      return [agentId, { lastMail: lastMail(row), nextMail, noMail }]
    }),
  )
}
