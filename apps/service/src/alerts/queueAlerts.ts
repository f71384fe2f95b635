import type { Kysely, Transaction } from 'kysely'
import { callersOfUsers } from '../accounts/auth/callers'
import { coveredUser } from '../accounts/auth/coveredUser'
import type { View } from '../contract/View'
import { readTraces } from '../ledger/readTraces'
import { queueMail } from '../mail/queueMail'
import { localityOf } from '../reference/domains'
import { languageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import { runStep } from '../storage/observed/Work'
import type { AlertItem, AlertSender, RestItem } from '../storage/records/MailContent'
import { keepRest } from './alertRests'
import { signAlertToken } from './alertTokens'
import { listedItems } from './alertUrgency'
import { currentMatches } from './currentMatches'
import { describeAgents } from './describe/describeAgents'
import { highlightItems } from './describe/highlightItems'
import type { MailedMatch } from './keepMailed'
import { keepMailed } from './keepMailed'
import { readAlertItems } from './readAlertItems'
import type { PendingUser } from './due/readPending'
import { scheduleAlerts } from './due/scheduleAlerts'
import type { Match, TakenMatches } from './takeMatches'
import { takeMatches } from './takeMatches'

interface Alert {
  readonly user: PendingUser
  readonly view: View
  /** The items that the mail lists. */
  readonly items: readonly AlertItem[]
  /** All items, the latest change first. */
  readonly all: readonly AlertItem[]
  readonly matches: readonly Match[]
}

/** Returns one alert per user, but none for a user whose items were all deleted or no longer match. */
async function composeAlerts(
  trx: Transaction<Database>,
  due: readonly TakenMatches[],
  now: Date,
): Promise<Alert[]> {
  const taken = await currentMatches(trx, due, now)
  // Whose product or company has ended gets no mail, not even about what was found before.
  const awake = await trx
    .selectFrom('awake_users')
    .select('id')
    .where('id', '=', (any) => any.fn.any(any.val(taken.map(({ user }) => user.userId))))
    .execute()
  const callers = await callersOfUsers(
    trx,
    awake.map(({ id }) => id),
  )
  const itemsOf = await readAlertItems(
    trx,
    taken.flatMap(({ matches }) => matches),
  )
  return taken.flatMap(({ user, matches }) => {
    const caller = coveredUser(callers.get(user.userId), user.domainId)
    if (caller === null) return []
    const { timeZone } = localityOf(user.domainId)
    const view = { caller, language: languageCode(user.languageId), now, timeZone }
    const all = itemsOf(matches, view)
    if (all.length === 0) return []
    const isMailed = new Set(all.map(({ type, id }) => `${type} ${id}`))
    const mailed = matches.filter(({ itemType, itemId }) => isMailed.has(`${itemType} ${itemId}`))
    return [{ user, view, items: listedItems(all), all, matches: mailed }]
  })
}

async function describeSenders(
  trx: Transaction<Database>,
  alerts: readonly Alert[],
): Promise<(alert: Alert) => AlertSender[]> {
  const agents = alerts.flatMap(({ matches, view: { language } }) =>
    matches
      .filter(({ owner }) => owner === 'agent')
      .map(({ ownerId: agentId, itemType: type }) => ({ agentId, type, language })),
  )
  const describeAgent = await describeAgents(trx, agents)
  return ({ user, matches, view }) =>
    user.senders.flatMap(({ owner, ownerId, name, mailTime }): AlertSender[] => {
      const hasMatch = matches.some((match) => match.owner === owner && match.ownerId === ownerId)
      if (!hasMatch || name === null || mailTime === null || mailTime === 'never') return []
      const agent = owner === 'agent' ? describeAgent(ownerId, view) : null
      const isEarly =
        mailTime !== 'always' &&
        matches.some(
          (match) => match.owner === owner && match.ownerId === ownerId && match.urgentSince !== null,
        )
      const described = { why: agent?.why ?? [], search: agent?.search ?? null }
      return [{ owner, ownerId, name, mailTime, isEarly, ...described }]
    })
}

const keyOf = ({ type, id }: RestItem) => `${type} ${id}`

function mailedMatches({ user, matches, items }: Alert, mailId: number): MailedMatch[] {
  const listed = new Set(items.map(keyOf))
  return matches.flatMap(({ owner, ownerId: agentId, itemType, itemId, changeId, leftConditions }) => {
    if (owner !== 'agent') return []
    const isListed = listed.has(keyOf({ type: itemType, id: itemId }))
    const hasLeft = leftConditions !== null
    return [{ agentId, userId: user.userId, itemId, changeId, mailId, isListed, hasLeft }]
  })
}

async function keepRestOf(trx: Transaction<Database>, { user, items, all }: Alert, now: Date) {
  const listed = new Set(items.map(keyOf))
  const rest = all.filter((item) => !listed.has(keyOf(item)))
  if (rest.length === 0) return null
  const restItems = rest.map(({ type, id }) => ({ type, id }))
  return keepRest(trx, user.userId, restItems, now)
}

/**
 * Deletes the matches that are due, queues one e-mail per user about them, and stores when the alerts of these users
 * are due next, in one transaction. Each statement reads the data of all users together, so their number hardly
 * depends on the number of users.
 *
 * @returns the number of e-mails queued
 */
export function queueAlerts(
  db: Kysely<Database>,
  userIds: readonly number[],
  secret: string,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { taken, lockedIds } = await takeMatches(trx, userIds, now)
    const alerts = await composeAlerts(trx, taken, now)
    const sendersOf = await describeSenders(trx, alerts)
    const listed = await highlightItems(
      trx,
      alerts.map(({ items, view }) => ({ items, view })),
    )
    const matched = alerts.flatMap(({ matches }) => matches)
    const tracesOf = await readTraces(trx, matched)
    const mailed: MailedMatch[] = []
    for (const [index, alert] of alerts.entries()) {
      const { user, view, all, matches } = alert
      const { userId, email, name: readerName, domainId } = user
      const senders = sendersOf(alert)
      const [items, total] = [listed[index] ?? [], all.length]
      const newCount = all.filter(({ change }) => change === 'new').length
      const restId = await keepRestOf(trx, alert, now)
      const token = await signAlertToken(secret, { userId, senders })
      const to = { email, language: view.language, domainId }
      const counts = { total, newCount, restId }
      const content = { kind: 'alert', readerName, senders, items, ...counts, token } as const
      const links = tracesOf(matches)
      const mailId = await runStep('queue alert', { links }, () => queueMail(trx, to, content, now))
      // Do not pass all matches to one `push` call. There can be more matches than a call can have arguments.
      for (const match of mailedMatches(alert, mailId)) mailed.push(match)
    }
    await keepMailed(trx, mailed, now)
    await scheduleAlerts(trx, lockedIds)
    return alerts.length
  })
}
