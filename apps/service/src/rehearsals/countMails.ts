import { limits } from '@spadestik/domain/limits'
import type { AlertTime } from '../alerts/due/alertDue'
import { alertDue } from '../alerts/due/alertDue'

interface MailedChange {
  readonly itemId: number
  /** Milliseconds since 1970. */
  readonly time: number
  readonly isUrgent: boolean
}

const groupMs = limits.alertGroupMinutes * 60_000

const never = Number.POSITIVE_INFINITY

class Waiting {
  readonly #dueOf: (time: number) => number
  /**
   * Maps the id of each item to the time of its first waiting change. The item with the earliest time comes
   * first.
   */
  readonly #items = new Map<number, number>()
  readonly #urgentItems = new Set<number>()
  #allDue = never
  #urgentDue = never

  /**
   * @param dueOf returns when the next regular mail is sent. Its argument is the time of the oldest waiting
   * change.
   */
  constructor(dueOf: (time: number) => number) {
    this.#dueOf = dueOf
  }

  get due(): number {
    return Math.min(this.#allDue, this.#urgentDue)
  }

  add({ itemId, time, isUrgent }: MailedChange): void {
    if (this.#items.size === 0) this.#allDue = this.#dueOf(time)
    if (!this.#items.has(itemId)) this.#items.set(itemId, time)
    if (!isUrgent) return
    this.#urgentItems.add(itemId)
    this.#urgentDue = Math.min(this.#urgentDue, time + groupMs)
  }

  send(): void {
    const items = this.#allDue <= this.due + groupMs ? [...this.#items.keys()] : this.#urgentItems
    for (const item of items) this.#items.delete(item)
    this.#urgentItems.clear()
    this.#urgentDue = never
    const [first] = this.#items.values()
    this.#allDue = first === undefined ? never : this.#dueOf(first)
  }
}

/**
 * Counts the e-mails that report the changes. A regular mail contains all changes that are not mailed yet. An
 * urgent mail contains only the items with urgent changes, unless the regular mail is due within five minutes
 * (ADR 45).
 *
 * @param changes in ascending order of time
 */
export function countMails(mailTime: AlertTime, changes: readonly MailedChange[], timeZone: string): number {
  const waiting = new Waiting((time) => alertDue(mailTime, new Date(time), timeZone).getTime())
  let count = 0
  const sendBefore = (time: number) => {
    for (; waiting.due < time; count += 1) waiting.send()
  }
  for (const change of changes) {
    sendBefore(change.time)
    waiting.add(change)
  }
  sendBefore(never)
  return count
}
