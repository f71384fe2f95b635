import type { DatabaseShare } from '../shares/databaseTime'
import { activeShares, currentShare, isActiveBefore } from '../shares/databaseTime'

/**
 * How long the connection is kept free for the next statement of the call whose turn it is. Between two
 * statements, a call computes for a few milliseconds at most. @unit ms
 */
const keptFreeMs = 20

interface Waiting {
  readonly share: DatabaseShare | null
  /** Its place in the order: the smallest is next. */
  readonly turn: number
  readonly start: () => void
}

/**
 * Gives the only connection of the embedded database to those who wait for it (ADR 61). Statements outside costly
 * calls go first. Among costly calls, callers take turns by the time that they have used since they began
 * (start-time fair queuing), so that a caller waits for about one statement of another, however many the other has.
 */
export class ConnectionQueue {
  readonly #waiting: Waiting[] = []
  /** For each caller, the turn of the next statement: that of the last one, and the time that it took. */
  readonly #nextTurns = new WeakMap<DatabaseShare, number>()
  /** The turn of the costly statement that was started last. A caller who begins later has this turn at least. */
  #turn = 0
  #running: (Waiting & { readonly since: number }) | null = null
  #keptFreeUntil: number | null = null
  /** When the last statement outside costly calls ended. Its call may continue with costly statements. */
  #lightEnd = -Infinity

  /** Waits for the connection. It must be given back with `release`. */
  acquire(): Promise<void> {
    return new Promise((start) => {
      const share = currentShare()
      this.#waiting.push({ share, turn: share === null ? -Infinity : this.#turnOf(share), start })
      this.#startNext()
    })
  }

  release(): void {
    if (this.#running !== null) {
      const { share, turn, since } = this.#running
      if (share === null) this.#lightEnd = performance.now()
      else this.#nextTurns.set(share, turn + performance.now() - since)
    }
    this.#running = null
    this.#startNext()
  }

  use(): { readonly used: number; readonly idle: number; readonly waiting: number } {
    const used = this.#running === null ? 0 : 1
    return { used, idle: 1 - used, waiting: this.#waiting.length }
  }

  #turnOf(share: DatabaseShare): number {
    return Math.max(this.#turn, this.#nextTurns.get(share) ?? 0)
  }

  #startNext(): void {
    if (this.#running !== null) return
    const [next] = this.#waiting.toSorted((a, b) => a.turn - b.turn)
    if (next === undefined || this.#isKeptFree(next)) return
    this.#keptFreeUntil = null
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    this.#running = { ...next, since: performance.now() }
    if (next.share !== null) this.#turn = next.turn
    next.start()
  }

  /** Whether to wait for the next statement of a call whose turn comes before `next`. */
  #isKeptFree(next: Waiting): boolean {
    if (next.share === null) return false
    const now = performance.now()
    const isOthersTurn = [...activeShares()].some((share) => this.#turnOf(share) < next.turn)
    const mayOtherBegin = now < this.#lightEnd + keptFreeMs && isActiveBefore(next.share, this.#lightEnd)
    if (!isOthersTurn && !mayOtherBegin) return false
    if (this.#keptFreeUntil === null) {
      this.#keptFreeUntil = now + keptFreeMs
      setTimeout(() => this.#startNext(), keptFreeMs + 1)
    }
    return now < this.#keptFreeUntil
  }
}
