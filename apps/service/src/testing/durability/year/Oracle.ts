import type { AlertKinds } from '@spadestik/domain/alerts'
import { dayOf, nextMorning } from './localTime'
import type { Change } from './promises'
import { alertKind, choiceOf, failing, fields, fold } from './promises'
import type { ItemState, PlannedAgent, YearEvent, YearPlan } from './YearPlan'

interface Pending {
  readonly sender: string
  readonly key: string
  readonly changes: Change[]
  urgentSince: number | null
  hasLeft: boolean
}

export interface MailedItem {
  readonly key: string
  readonly isNew: boolean
  /** The changes since the last mail, such as `phase open>awarded`. Empty for a new item. */
  readonly changes: readonly string[]
  /** Agents and lists, such as `agent 3`. */
  readonly foundBy: readonly string[]
  readonly left: readonly string[]
}

export interface ExpectedMail {
  readonly to: string
  readonly items: readonly MailedItem[]
}

const fiveMinutes = 300_000

/**
 * Computes which mails users should get, from the plan of the simulation alone. Implements the rules of
 * alerts a second time, as simply as possible, and uses no code of the service.
 */
export class Oracle {
  readonly #plan: YearPlan
  readonly #items = new Map<string, ItemState>()
  readonly #news = new Map<string, Change[]>()
  readonly #hidden = new Set<string>()
  readonly #listed = new Map<number, Set<string>>()
  /**
   * The items that agents have mailed. The entry `3 12 item-1` means that agent 3 found `item-1` when it last
   * mailed user 12 about this item.
   */
  readonly #mailed = new Set<string>()
  readonly #pending: Pending[][]

  constructor(plan: YearPlan) {
    this.#plan = plan
    this.#pending = plan.users.map(() => [])
  }

  happen(event: YearEvent): void {
    if (event.kind === 'hidden') this.#hidden.add(`${event.user} ${event.key}`)
    else if (event.kind === 'listed')
      this.#listed.set(event.list, (this.#listed.get(event.list) ?? new Set()).add(event.key))
    else for (const { key, state } of event.items) this.#write(key, state, event.at)
  }

  #write(key: string, state: ItemState, at: number): void {
    const known = this.#items.get(key)
    this.#items.set(key, state)
    const news = this.#news.get(key) ?? []
    const base = { at, type: state.type }
    if (known === undefined) news.push({ ...base, field: null, before: null, after: null })
    else
      for (const field of fields)
        if (known[field] !== state[field])
          news.push({ ...base, field, before: known[field], after: state[field] })
    if (news.length > 0) this.#news.set(key, news)
  }

  round(now: number): ExpectedMail[] {
    for (const [key, changes] of this.#news) this.#gather(key, changes, dayOf(now))
    this.#news.clear()
    return this.#plan.users.flatMap(({ email }, user) => {
      const items = this.#take(user, now)
      return items.length === 0 ? [] : [{ to: email, items }]
    })
  }

  #gather(key: string, changes: readonly Change[], today: string): void {
    const item = this.#items.get(key)
    if (item === undefined) return
    for (const [index, agent] of this.#plan.agents.entries()) {
      if (agent.type !== item.type) continue
      for (const user of agent.users) {
        const isPaid = this.#plan.users[user]?.isPaid === true
        const seen = changes.filter(({ field }) => isPaid || field !== 'deadline')
        if (this.#hidden.has(`${user} ${key}`)) continue
        const failed = failing(agent.filter, item, isPaid, today)
        // An agent reports that it no longer finds an item only if a change is the reason. If the old
        // deadline had already passed, the passing of time is the reason.
        const ended = seen.some(
          ({ field, before }) =>
            field !== null &&
            failed.includes(field) &&
            (field !== 'deadline' || String(before ?? '') >= today),
        )
        const hasLeft = failed.length > 0
        if (hasLeft && (!ended || !this.#mailed.has(`${index} ${user} ${key}`))) continue
        this.#keep(user, `agent ${index}`, key, seen, agent.kinds, hasLeft)
      }
    }
    for (const [index, { user, kinds }] of this.#plan.lists.entries())
      if (this.#listed.get(index)?.has(key) === true)
        this.#keep(user, `list ${index}`, key, changes, kinds, false)
  }

  #keep(
    user: number,
    sender: string,
    key: string,
    changes: readonly Change[],
    kinds: AlertKinds,
    hasLeft: boolean,
  ): void {
    const choice = (change: Change) => choiceOf(kinds, alertKind(change), hasLeft)
    const mailed = changes.filter((change) => choice(change) !== 'never')
    if (mailed.length === 0) return
    const all = this.#pending[user] ?? []
    const known = all.find((one) => one.sender === sender && one.key === key)
    const pending: Pending = known ?? { sender, key, changes: [], urgentSince: null, hasLeft }
    if (known === undefined) all.push(pending)
    pending.changes.push(...mailed)
    pending.hasLeft = hasLeft
    const urgent = mailed.filter((change) => choice(change) === 'atOnce').map(({ at }) => at)
    if (urgent.length > 0) pending.urgentSince ??= Math.min(...urgent)
  }

  #timingOf(sender: string): 'always' | 'daily' | 'weekly' {
    const [type, index] = sender.split(' ')
    const { agents, lists } = this.#plan
    return (type === 'agent' ? agents : lists)[Number(index)]?.timing ?? 'daily'
  }

  #due(pending: readonly Pending[], time: number): Set<string> {
    const due = [...Map.groupBy(pending, ({ sender }) => sender)].flatMap(([sender, own]) => {
      const timing = this.#timingOf(sender)
      const first = Math.min(...own.flatMap(({ changes }) => changes.map(({ at }) => at)))
      const all = timing === 'always' ? first + fiveMinutes : nextMorning(first, timing === 'weekly')
      const urgent = own.filter(({ urgentSince }) => urgentSince !== null)
      const since = Math.min(...urgent.map(({ urgentSince }) => urgentSince ?? 0))
      return all <= time ? own : since + fiveMinutes <= time ? urgent : []
    })
    return new Set(due.map(({ key }) => key))
  }

  #agentOf = (sender: string): PlannedAgent | undefined =>
    sender.startsWith('agent') ? this.#plan.agents[Number(sender.split(' ')[1])] : undefined

  /**
   * Whether the item belongs in the mail. An item is left out, for example, if the agent no longer finds it.
   */
  #isCurrent({ sender, key, hasLeft }: Pending, user: number, today: string): boolean {
    const [agent, item] = [this.#agentOf(sender), this.#items.get(key)]
    if (agent === undefined || item === undefined) return true
    if (this.#hidden.has(`${user} ${key}`)) return false
    const isPaid = this.#plan.users[user]?.isPaid === true
    const isFound = failing(agent.filter, item, isPaid, today).length === 0
    if (hasLeft) return !isFound
    return isFound
  }

  /**
   * Removes and returns the items of a user's next mail. If any item is due, the mail also contains the items
   * that are due within five minutes.
   */
  #take(user: number, now: number): MailedItem[] {
    const all = this.#pending[user] ?? []
    if (all.length === 0 || this.#due(all, now).size === 0) return []
    const keys = this.#due(all, now + fiveMinutes)
    this.#pending[user] = all.filter(({ key }) => !keys.has(key))
    const taken = all.filter((one) => keys.has(one.key) && this.#isCurrent(one, user, dayOf(now)))
    return [...Map.groupBy(taken, ({ key }) => key)].flatMap(([key, ofItem]): MailedItem[] => {
      const changes = [...new Set(ofItem.flatMap((one) => one.changes))]
      const isNew = changes.some(({ field }) => field === null)
      const folded = isNew ? [] : fold(changes)
      if (!isNew && folded.length === 0) return []
      for (const { sender, hasLeft } of ofItem) {
        const mailed = `${sender.replace('agent ', '')} ${user} ${key}`
        if (hasLeft) this.#mailed.delete(mailed)
        else this.#mailed.add(mailed)
      }
      const senders = (isLeft: boolean) =>
        ofItem.flatMap(({ sender, hasLeft }) => (hasLeft === isLeft ? [sender] : [])).sort()
      return [{ key, isNew, changes: folded, foundBy: senders(false), left: senders(true) }]
    })
  }
}
