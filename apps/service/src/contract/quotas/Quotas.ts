import { limits } from '@spadestik/domain/limits'
import type { DatabaseShare } from '../../storage/shares/databaseTime'
import type { CountedOperation } from './costlyOperations'
import type { ExchangeAmounts } from './exchangeAmounts'
import { Gate } from './Gate'
import type { Measured } from './Meter'
import { Meter } from './Meter'
import type { Parties } from './partiesOf'
import type { Quota, QuotaSettings } from './quotaTable'
import { quotaTable } from './quotaTable'
import { Recent } from './Recent'

/** A quota, and the key of the user, company or address for whom a call counts. */
export interface Holding {
  readonly quota: Quota
  readonly party: string
}

export interface QuotaOptions {
  readonly clock: () => Date
  readonly settings: QuotaSettings
  /** Whether the database gives callers turns, as the embedded one does. @default false */
  readonly givesTurns?: boolean
  /** Null for a database with one instance. @default null */
  readonly exchange?: ExchangeAmounts | null
}

/**
 * What users, companies and addresses have used of their quotas (ADR 92). Places are of this instance. Amounts are
 * of all instances together.
 */
export class Quotas {
  readonly meter: Meter
  readonly #table: readonly Quota[]
  readonly #gates = new Recent<Gate>(
    () => new Gate(),
    (gate, second) => gate.isIdleSince(second - limits.searchWindowSeconds),
    limits.quotaPartiesMax,
  )
  /** The embedded database gives turns by these, so a user keeps the same one. */
  readonly #shares = new WeakMap<Gate, DatabaseShare>()

  constructor({ clock, settings, givesTurns = false, exchange = null }: QuotaOptions) {
    this.meter = new Meter(clock, exchange)
    this.#table = quotaTable(settings, givesTurns)
  }

  /** Returns the quotas that hold for a call of an operation, each with the key by which the call counts. */
  holdingsOf(operation: CountedOperation, parties: Parties): readonly Holding[] {
    return this.#table.flatMap((quota): Holding[] => {
      const party = parties[quota.counts]
      const holds = quota.holdsFor === 'everything' || quota.holdsFor.has(operation)
      return holds && party !== undefined ? [{ quota, party }] : []
    })
  }

  gateOf({ quota, party }: Holding): Gate {
    return this.#gates.at(`${quota.name} ${party}`, this.meter.second())
  }

  /** Returns the share in the time of the database of the user whose gate it is. */
  shareOf(gate: Gate, make: () => DatabaseShare): DatabaseShare {
    const share = this.#shares.get(gate) ?? make()
    this.#shares.set(gate, share)
    return share
  }

  /** Counts time of the database for those whose quotas hold, and for all. */
  spend(holdings: readonly Holding[], milliseconds: number): void {
    const timed = holdings.filter(({ quota }) => quota.unit === 'database-milliseconds')
    for (const holding of timed) this.meter.add(measuredOf(holding), milliseconds)
    if (timed.length > 0) this.meter.add(everyone, milliseconds)
  }

  /** Whether the database has worked for others within the window. Who is alone takes time from nobody. */
  hasOthers(holding: Holding): boolean {
    return this.meter.used(everyone) - this.meter.used(measuredOf(holding)) > leastMs
  }
}

/** The time that all callers have used. */
const everyone: Measured = { key: 'everyone', windowSeconds: limits.searchWindowSeconds }

/** Sums of the same times differ by less. @unit ms */
const leastMs = 0.5

export const measuredOf = ({ quota, party }: Holding): Measured => ({
  key: `${quota.name} ${party}`,
  windowSeconds: 'windowSeconds' in quota ? quota.windowSeconds : 0,
})
