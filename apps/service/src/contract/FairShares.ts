import { limits } from '@spadestik/domain/limits'
import type { DatabaseShare } from '../storage/shares/databaseTime'
import { countEvent } from '../storage/observed/Work'
import { withDatabaseTime } from '../storage/shares/databaseTime'
import { Problem } from './Problem'

interface Waiting {
  readonly start: () => void
  readonly refuse: (problem: Problem) => void
}

interface Share {
  running: number
  readonly waiting: Waiting[]
  /** Database time in milliseconds, by the second in which it was spent. */
  readonly spent: Map<number, number>
  readonly time: DatabaseShare
}

function newShare(spend: (share: Share, milliseconds: number) => void): Share {
  const share: Share = {
    running: 0,
    waiting: [],
    spent: new Map(),
    time: { spend: (milliseconds) => spend(share, milliseconds) },
  }
  return share
}

const windowSeconds = limits.databaseBudgetWindowSeconds

/**
 * Shares this process and its database fairly among callers (ADR 61). A caller may have three costly
 * calls at once. If more arrive, they run one at a time, so that other callers find the database idle. A
 * caller who has used up a budget of database time is refused for some seconds, if there are others.
 */
export class FairShares {
  readonly #shares = new Map<string, Share>()
  readonly #clock: () => Date
  readonly #givesTurns: boolean

  /**
   * @param givesTurns whether the database gives callers turns by the time that they have used, as the embedded one
   * does. Then one costly call of a caller runs at once, and no budget is needed. @default false
   */
  constructor(clock: () => Date, { givesTurns = false } = {}) {
    this.#clock = clock
    this.#givesTurns = givesTurns
  }

  /**
   * Runs work of a caller as soon as the caller's share allows.
   *
   * @param key the caller, such as `user 17`
   * @param setHeader sets `Retry-After` when the call is refused
   * @param left ends the wait when the caller no longer waits for a response
   * @throws Problem `tooManyRequests` when the budget is used up, or too many calls of the caller wait.
   */
  async run<Result>(
    key: string,
    work: () => Promise<Result>,
    setHeader: (name: string, value: string) => void,
    left: AbortSignal,
  ): Promise<Result> {
    const share =
      this.#shares.get(key) ?? newShare((spending, milliseconds) => this.#spend(spending, milliseconds))
    this.#shares.set(key, share)
    try {
      await this.#enter(share, left)
      try {
        const seconds = this.#secondsUntilFree(share)
        if (seconds > 0) throw tooMuch(seconds, setHeader)
        return await withDatabaseTime(share.time, work)
      } finally {
        this.#leave(share)
      }
    } finally {
      this.#forgetIdle()
    }
  }

  #enter(share: Share, left: AbortSignal): Promise<void> {
    const atOnce = this.#givesTurns ? 1 : limits.costlyCallsAtOnce
    if (share.running < atOnce && share.waiting.length === 0) {
      share.running += 1
      return Promise.resolve()
    }
    if (share.waiting.length >= limits.costlyCallsWaiting) {
      countEvent({ name: 'refusal', reason: 'waiting' })
      return Promise.reject(crowded())
    }
    return new Promise((enter, refuse) => {
      const waiting = { start: enter, refuse }
      share.waiting.push(waiting)
      left.addEventListener('abort', () => {
        const place = share.waiting.indexOf(waiting)
        if (place === -1) return
        share.waiting.splice(place, 1)
        refuse(crowded())
      })
    })
  }

  #leave(share: Share): void {
    share.running -= 1
    if (share.running > 0) return
    const next = share.waiting.shift()
    if (next === undefined) return
    share.running = 1
    next.start()
  }

  #second(): number {
    return Math.floor(this.#clock().getTime() / 1000)
  }

  #spend(share: Share, milliseconds: number): void {
    const now = this.#second()
    share.spent.set(now, (share.spent.get(now) ?? 0) + milliseconds)
    for (const second of share.spent.keys()) if (second <= now - windowSeconds) share.spent.delete(second)
  }

  /** Whether another caller has needed the database within the window. */
  #hasOthers(share: Share): boolean {
    const oldest = this.#second() - windowSeconds
    return [...this.#shares.values()].some(
      (other) =>
        other !== share &&
        (other.running > 0 ||
          other.waiting.length > 0 ||
          [...other.spent.keys()].some((second) => second > oldest)),
    )
  }

  /** Returns 0 if the caller has time left, or takes it from nobody. */
  #secondsUntilFree(share: Share): number {
    if (this.#givesTurns || !this.#hasOthers(share)) return 0
    const now = this.#second()
    const recent = [...share.spent].filter(([second]) => second > now - windowSeconds)
    let over = recent.reduce((sum, [, milliseconds]) => sum + milliseconds, 0) - limits.databaseBudgetMs
    if (over <= 0) return 0
    for (const [second, milliseconds] of recent) {
      over -= milliseconds
      if (over <= 0) return Math.max(1, second + windowSeconds - now)
    }
    return windowSeconds
  }

  #forgetIdle(): void {
    const oldest = this.#second() - windowSeconds
    for (const [key, { running, waiting, spent }] of this.#shares) {
      const isIdle = running === 0 && waiting.length === 0
      if (isIdle && [...spent.keys()].every((second) => second <= oldest)) this.#shares.delete(key)
      // The map is in order of first use. Callers after a busy one are looked at by a later call.
      else return
    }
  }
}

function crowded(): Problem {
  return new Problem(
    'tooManyRequests',
    'Too many of your calls wait for the database, so this one was refused. Wait for the others, and try again.',
  )
}

function tooMuch(seconds: number, setHeader: (name: string, value: string) => void): Problem {
  setHeader('retry-after', String(seconds))
  countEvent({ name: 'refusal', reason: 'budget' })
  return new Problem(
    'tooManyRequests',
    `Your calls have used the database for more than ${limits.databaseBudgetMs / 1000} of ${windowSeconds} seconds, so this one was refused. Wait ${seconds} seconds and try again.`,
  )
}
