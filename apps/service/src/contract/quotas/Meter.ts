import { AsyncLocalStorage } from 'node:async_hooks'
import { limits } from '@spadestik/domain/limits'
import type { ExchangeAmounts, StoredAmount } from './exchangeAmounts'
import { Recent } from './Recent'

/** The parts of a window in which amounts are counted. What a part counts is forgotten at once. */
const parts = 30

interface Part {
  /** What this instance has counted and not yet reported. */
  own: number
  /** What the database had when this instance last read it. */
  stored: number
}

interface Account {
  readonly windowSeconds: number
  /** By the second in which a part begins. */
  readonly parts: Map<number, Part>
}

const partLength = (windowSeconds: number) => Math.max(1, Math.floor(windowSeconds / parts))

/** What is counted under a key, and for how long. */
export interface Measured {
  readonly key: string
  readonly windowSeconds: number
}

/**
 * Counts amounts within windows of time. About once a second it exchanges what it has counted with the other
 * instances, so that a call costs no statement (ADR 92).
 */
export class Meter {
  readonly #clock: () => Date
  readonly #exchange: ExchangeAmounts | null
  readonly #accounts = new Map<number, Recent<Account>>()
  /** Runs a function outside the call that has caused it, so that the call does not pay for the exchange. */
  readonly #outside = AsyncLocalStorage.snapshot()
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()
  #hasEnded = false

  /** @param exchange null for a database with one instance */
  constructor(clock: () => Date, exchange: ExchangeAmounts | null) {
    this.#clock = clock
    this.#exchange = exchange
  }

  /** @unit s */
  second(): number {
    return Math.floor(this.#clock().getTime() / 1000)
  }

  add({ key, windowSeconds }: Measured, amount: number): void {
    const second = this.second()
    const account = this.#of(windowSeconds).at(key, second)
    const length = partLength(windowSeconds)
    partOf(account, Math.floor(second / length) * length).own += amount
    forgetOld(account, second)
    this.#schedule()
  }

  /** Returns what was used within the window. */
  used(measured: Measured): number {
    return this.#recent(measured).reduce((sum, [, { own, stored }]) => sum + own + stored, 0)
  }

  /** Returns in how many seconds less than `amount` will be used, and 0 if that is so now. */
  secondsUntilBelow(measured: Measured, amount: number): number {
    const recent = this.#recent(measured)
    let used = this.used(measured)
    if (used < amount) return 0
    for (const [began, { own, stored }] of recent) {
      used -= own + stored
      if (used < amount) return this.#secondsUntilForgotten(measured, began)
    }
    return measured.windowSeconds
  }

  /** Returns in how many seconds some of what was used will be forgotten, or null if nothing was used. */
  secondsUntilLess(measured: Measured): number | null {
    const [first] = this.#recent(measured)
    return first === undefined ? null : this.#secondsUntilForgotten(measured, first[0])
  }

  /** Exchanges amounts with the other instances now. A failure loses nothing: the next exchange reports it all. */
  exchange(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#running = this.#running.then(() => this.#exchangeOnce())
    return this.#running
  }

  /** Reports the last amounts, and ends. */
  async end(): Promise<void> {
    this.#hasEnded = true
    await this.exchange()
  }

  #schedule(): void {
    if (this.#exchange === null || this.#hasEnded) return
    this.#timer ??= this.#outside(() =>
      setTimeout(() => void this.exchange(), limits.quotaExchangeMs).unref(),
    )
  }

  async #exchangeOnce(): Promise<void> {
    if (this.#exchange === null) return
    const second = this.second()
    const changes = this.#changes(second)
    if (changes.length === 0) return
    const stored = await this.#exchange(changes, second).catch(() => null)
    if (stored === null) return
    for (const { windowSeconds, key, began, amount } of changes) {
      const account = this.#of(windowSeconds).find(key)
      if (account !== undefined) partOf(account, began).own -= amount
    }
    for (const { windowSeconds, key, began, amount } of stored) {
      const account = this.#of(windowSeconds).find(key)
      if (account !== undefined) partOf(account, began).stored = amount
    }
    if (changes.length === limits.quotaReportMax) this.#schedule()
  }

  #changes(second: number): (StoredAmount & { readonly ends: number })[] {
    const changes: (StoredAmount & { readonly ends: number })[] = []
    for (const [windowSeconds, accounts] of this.#accounts) {
      for (const [key, account] of accounts.entries()) {
        forgetOld(account, second)
        for (const [began, { own: amount }] of account.parts) {
          if (amount <= 0) continue
          changes.push({ windowSeconds, key, began, amount, ends: began + windowSeconds })
          if (changes.length === limits.quotaReportMax) return changes
        }
      }
    }
    return changes
  }

  #of(windowSeconds: number): Recent<Account> {
    const known = this.#accounts.get(windowSeconds)
    if (known !== undefined) return known
    const made = new Recent<Account>(
      () => ({ windowSeconds, parts: new Map() }),
      (account, second) => forgetOld(account, second),
      limits.quotaPartiesMax,
    )
    this.#accounts.set(windowSeconds, made)
    return made
  }

  #recent({ key, windowSeconds }: Measured): [number, Part][] {
    const second = this.second()
    const all = this.#of(windowSeconds).find(key)?.parts ?? []
    return [...all].filter(([began]) => began > second - windowSeconds).toSorted(([a], [b]) => a - b)
  }

  #secondsUntilForgotten({ windowSeconds }: Measured, began: number): number {
    return Math.max(1, began + windowSeconds - this.second())
  }
}

function partOf({ parts: all }: Account, began: number): Part {
  const known = all.get(began)
  if (known !== undefined) return known
  const made = { own: 0, stored: 0 }
  all.set(began, made)
  return made
}

/** Forgets the parts before the window. Returns whether nothing is left. */
function forgetOld({ windowSeconds, parts: all }: Account, second: number): boolean {
  for (const began of all.keys()) if (began <= second - windowSeconds) all.delete(began)
  return all.size === 0
}
