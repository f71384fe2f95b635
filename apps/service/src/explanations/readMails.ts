import type { Schemas } from '@spadestik/api-client/schema'
import type { AlertKinds } from '@spadestik/domain/alerts'
import { alertChoiceOf, alertTimeOf } from '@spadestik/domain/alerts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { alertDue } from '../alerts/due/alertDue'
import { alertKindOfFacts } from '../alerts/alertUrgency'
import { dueTimes, readPending } from '../alerts/due/readPending'
import type { View } from '../contract/View'
import type { KnownChange } from '../ledger/factsOf'
import { factsOf } from '../ledger/factsOf'
import { visibleChange } from '../ledger/visibleChange'
import { userOf } from '../contract/Caller'
import { localityOf } from '../reference/domains'
import type { Database } from '../storage/Database'
import type { AgentType } from '../storage/records/AgentFilters'

type Mails = Pick<Schemas['AgentExplanation'], 'lastMail' | 'nextMail' | 'noMail'>
type NoMail = Mails['noMail']

/**
 * Why an agent (a saved search) does not mail an item: the user has hidden it, the subscription excludes it,
 * or it does not match.
 */
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
  /** Null if the shared timing applies. */
  readonly ownMailTime: Schemas['MailTime'] | null
  readonly alertKinds: AlertKinds | null
  readonly domainId: number
  readonly isPending: boolean
  readonly isLeaving: boolean
  readonly mailedChange: number | null
  readonly isListed: boolean | null
  readonly queued: string | null
  readonly sent: string | null
}

const readRows = (db: Kysely<Database>, userId: number, itemId: number, agentIds: readonly number[]) =>
  sql<Row>`
    select a.id as "agentId", a.mail_time as "mailTime", a.alert_kinds as "alertKinds", a.changed, a.relative_times is not null as "isRelative",
      u.domain_id as "domainId", m.change_id as "mailedChange", m.is_listed as "isListed", m.queued, m.sent,
      t.mail_time as "ownMailTime",
      w.item_id is not null as "isPending", w.left_conditions is not null as "isLeaving"
    from agents a join users u on u.id = ${userId}
    left join own_timings t on t.owner_type = 'agent' and t.owner_id = a.id and t.user_id = u.id
    left join alert_matches w on w.owner_type = 'agent' and w.owner_id = a.id and w.user_id = u.id
      and w.item_type = a.type and w.item_id = ${itemId}
    left join agent_mails m on m.agent_id = a.id and m.user_id = u.id and m.item_id = ${itemId}
    where a.id = any(${[...agentIds]}::integer[])`.execute(db)

function lastMail({ queued, sent, isListed }: Row): Mails['lastMail'] {
  if (queued === null || isListed === null) return null
  const time = new Date(sent ?? queued).toISOString()
  return { time, isSent: sent !== null, isListed }
}

const noNames = new Map<string, string>()

/**
 * Returns when the next mail about an item is due, or null if no mail about it is pending. If several agents
 * and lists have found the item, the earliest mail reports the item for all of them.
 */
async function readNextMail(
  db: Kysely<Database>,
  userId: number,
  item: { readonly type: AgentType; readonly id: number },
): Promise<Date | null> {
  const [user] = await readPending(db, [userId])
  if (user === undefined) return null
  const matches = await db
    .selectFrom('alert_matches')
    .select(['owner_type', 'owner_id', 'urgent_since'])
    .where('user_id', '=', userId)
    .where('item_type', '=', item.type)
    .where('item_id', '=', item.id)
    .execute()
  const times = matches.flatMap(({ owner_type: owner, owner_id: ownerId, urgent_since: urgentSince }) => {
    const sender = user.senders.find((one) => one.owner === owner && one.ownerId === ownerId)
    if (sender === undefined) return []
    const { all, urgent } = dueTimes(sender, user.domainId)
    return [all, urgentSince === null ? null : urgent].filter((time) => time !== null)
  })
  const [first] = times.sort((a, b) => a.getTime() - b.getTime())
  return first ?? null
}

/**
 * Reads the latest mail of each agent (a saved search) about an item. Also reads when the next mail is due,
 * or why none is due.
 *
 * @param agents the agents of the caller; each value is the reason why the agent does not find the item, or
 * null if the agent finds it
 */
export async function readMails(
  db: Kysely<Database>,
  { caller, now }: View,
  item: { readonly type: AgentType; readonly id: number },
  agents: ReadonlyMap<number, NotFound | null>,
): Promise<ReadonlyMap<number, Mails>> {
  const userId = userOf(caller).id
  const { rows } = await readRows(db, userId, item.id, [...agents.keys()])
  const nextOfItem = await readNextMail(db, userId, item)
  const { rows: changes } = await sql<Change>`
    select id, item_type as "itemType", kind, field, before, case when kind <> 'new' then after end as after,
      changed_at as "changedAt", gathered
    from item_changes
    where item_type = ${item.type} and item_id = ${item.id} and not is_correction and kind <> 'republished'
    order by id desc`.execute(db)
  const change = changes.map((one) => visibleChange(one, caller)).find((one) => one !== null)
  const choiceOf = ({ alertKinds }: Row) =>
    change === undefined ? 'withMail' : alertChoiceOf(alertKinds, alertKindOfFacts(factsOf(change, noNames)))
  const reasonOf = (row: Row): NoMail => {
    const { agentId, mailTime, ownMailTime, isRelative, isPending, isLeaving, mailedChange } = row
    const notFound = agents.get(agentId) ?? null
    if (ownMailTime === 'never') return 'muted'
    if ((ownMailTime ?? mailTime) === 'never') return 'never'
    if (notFound === 'hidden') return 'hidden'
    // A pending match is mailed even if the agent no longer finds the item. Agents with relative times, such
    // as 'within 14 days', are an exception. Their matches are checked again before the mail.
    if (isPending && (notFound === null || isLeaving || !isRelative)) return null
    if (notFound !== null) return notFound
    if (change === undefined) return 'unchanged'
    if (mailedChange !== null && mailedChange >= change.id) return 'mailed'
    if (choiceOf(row) === 'never') return 'kind'
    if (!change.gathered) return null
    return new Date(change.changedAt) < new Date(row.changed) ? 'unchanged' : 'earlier'
  }
  return new Map(
    rows.map((row) => {
      const { agentId, isPending, domainId } = row
      const noMail = reasonOf(row)
      const time = alertTimeOf(choiceOf(row), row.ownMailTime ?? row.mailTime)
      const next =
        isPending || time === 'never' ? nextOfItem : alertDue(time, now, localityOf(domainId).timeZone)
      const due = noMail === null ? next : null
      const nextMail = due === null ? null : due.toISOString()
      return [agentId, { lastMail: lastMail(row), nextMail, noMail }]
    }),
  )
}
