import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { alertDue } from '../alerts/alertDue'
import { isOpenChange } from '../alerts/gatherMatches'
import type { View } from '../http/View'
import { userOf } from '../http/Caller'
import { localityOf } from '../reference/domains'
import type { Database } from '../storage/Database'
import type { AgentType } from '../storage/records/AgentFilters'
import type { ChangeKind } from '../storage/records/ChangeKind'

type Mails = Pick<Schemas['AgentExplanation'], 'lastMail' | 'nextMail' | 'noMail'>
type NoMail = Mails['noMail']

/** Why an item gets no mail, as far as the agents decide: the item is hidden, not in the product, or not found. */
export type NotFound = 'hidden' | 'product' | 'notFound'

interface Change {
  readonly id: number
  readonly item_type: AgentType
  readonly item_id: number
  readonly kind: ChangeKind
  readonly changed_at: string
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
  readonly kind: ChangeKind | null
  readonly isListed: boolean | null
  readonly queued: string | null
  readonly sent: string | null
}

const readRows = (db: Kysely<Database>, userId: number, itemId: number, agentIds: readonly number[]) =>
  sql<Row>`
    select a.id as "agentId", a.mail_time as "mailTime", a.changed, a.relative_times is not null as "isRelative",
      u.domain_id as "domainId", m.change_id as "mailedChange", m.kind, m.is_listed as "isListed", m.queued, m.sent,
      exists (
        select from alert_mutes q where q.owner_type = 'agent' and q.owner_id = a.id and q.user_id = u.id
      ) as "isMuted",
      (select min(w.matched) from alert_matches w
        where w.owner_type = 'agent' and w.owner_id = a.id and w.user_id = u.id
        having bool_or(w.item_type = a.type and w.item_id = ${itemId})) as pending
    from agents a join users u on u.id = ${userId}
    left join agent_mails m on m.agent_id = a.id and m.user_id = u.id and m.item_id = ${itemId}
    where a.id = any(${[...agentIds]}::integer[])`.execute(db)

function lastMail(row: Row, seesChange: (kind: ChangeKind) => boolean): Mails['lastMail'] {
  const { queued, sent, kind, isListed } = row
  if (queued === null || kind === null || isListed === null) return null
  const time = new Date(sent ?? queued).toISOString()
  return { time, isSent: sent !== null, isListed, change: seesChange(kind) ? kind : 'changed' }
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
  const seesPaidDetails = may(caller, 'readPaidDetails')
  const seesChange = (kind: ChangeKind) => seesPaidDetails || isOpenChange({ item_type: item.type, kind })
  const changes = await db
    .selectFrom('item_changes')
    .selectAll()
    .where('item_type', '=', item.type)
    .where('item_id', '=', item.id)
    .orderBy('id', 'desc')
    .execute()
  const change: Change | undefined = changes.find(({ kind }) => seesChange(kind))

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
    return new Date(change.changed_at) < new Date(row.changed) ? 'unchanged' : 'earlier'
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
      return [agentId, { lastMail: lastMail(row, seesChange), nextMail, noMail }]
    }),
  )
}
