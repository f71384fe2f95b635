import { countEvent } from '../../storage/observed/Work'
import type { DatabaseShare } from '../../storage/shares/databaseTime'
import { withDatabaseTime } from '../../storage/shares/databaseTime'
import type { CountedOperation } from './costlyOperations'
import type { Gate } from './Gate'
import type { Parties } from './partiesOf'
import type { AmountQuota, PlaceQuota, Quota } from './quotaTable'
import type { Holding, Quotas } from './Quotas'
import { measuredOf } from './Quotas'
import type { Remaining } from './rateLimitFields'
import { policyField, remainingField } from './rateLimitFields'
import { refusalOf, secondsUntilPlace } from './refusal'

interface Place {
  readonly quota: PlaceQuota
  readonly gate: Gate
}

const isAmount = (quota: Quota): quota is AmountQuota => 'windowSeconds' in quota

/** What a costly call counts for at least, so that callers see each other as soon as they begin. @unit ms */
const leastMs = 1

/** How one call uses the quotas that hold for it. */
export class QuotaUse {
  readonly #quotas: Quotas
  readonly #holdings: readonly Holding[]
  readonly #setHeader: (name: string, value: string) => void

  constructor(
    quotas: Quotas,
    operation: CountedOperation,
    parties: Parties,
    setHeader: (name: string, value: string) => void,
  ) {
    this.#quotas = quotas
    this.#holdings = quotas.holdingsOf(operation, parties)
    this.#setHeader = setHeader
  }

  /**
   * Counts the call where calls are counted. A refused call does not count, so that the caller is answered at the
   * time that the refusal names.
   *
   * @throws Problem `tooManyRequests`
   */
  countCall(): void {
    const counted = this.#holdings.filter(({ quota }) => quota.unit === 'requests')
    this.#refuseUsedUp(counted)
    for (const holding of counted) this.#quotas.meter.add(measuredOf(holding), 1)
  }

  /**
   * Runs the work of the call. Costly work begins as soon as the caller and the caller's company have a place, and
   * the time that the database takes for it is counted.
   *
   * @param leaving returns what ends the wait when the caller no longer waits for a response
   * @throws Problem `tooManyRequests` when time is used up, or too many calls wait.
   */
  async run<Result>(work: () => Promise<Result>, leaving: () => AbortSignal): Promise<Result> {
    const wanted = this.#holdings.flatMap((holding) =>
      isAmount(holding.quota) ? [] : [{ quota: holding.quota, gate: this.#quotas.gateOf(holding) }],
    )
    const [own] = wanted
    if (own === undefined) return work()
    const left = leaving()
    const places: Place[] = []
    try {
      // The user's place comes first. So few calls of one user wait for a place of the company, and colleagues
      // are not behind all of them.
      for (const place of wanted) {
        const { quota, gate } = place
        if (await gate.enter(quota, left)) places.push(place)
        else
          throw left.aborted ? refusalOf(quota, secondsUntilPlace) : this.#refused(quota, secondsUntilPlace)
      }
      this.#refuseUsedUp(this.#holdings.filter(({ quota }) => quota.unit === 'database-milliseconds'))
      this.#quotas.spend(this.#holdings, leastMs)
      return await withDatabaseTime(this.#shareOf(own.gate), work)
    } finally {
      for (const { gate, quota } of places) gate.leave(quota, this.#quotas.meter.second())
    }
  }

  /** Sets the header fields that say what is left of each quota. */
  report(): void {
    if (this.#holdings.length === 0) return
    this.#setHeader('ratelimit-policy', policyField(this.#holdings.map(({ quota }) => quota)))
    this.#setHeader('ratelimit', remainingField(this.#holdings.map((holding) => this.#remaining(holding))))
  }

  #shareOf(gate: Gate): DatabaseShare {
    return this.#quotas.shareOf(gate, () => ({
      spend: (milliseconds) => this.#quotas.spend(this.#holdings, milliseconds),
    }))
  }

  #refuseUsedUp(holdings: readonly Holding[]): void {
    const waits = holdings.flatMap((holding) => {
      const seconds = this.#quotas.meter.secondsUntilBelow(measuredOf(holding), holding.quota.amount)
      const isRefused = seconds > 0 && (holding.quota.unit === 'requests' || this.#quotas.hasOthers(holding))
      return isRefused ? [{ quota: holding.quota, seconds }] : []
    })
    const [longest] = waits.toSorted((a, b) => b.seconds - a.seconds)
    if (longest !== undefined) throw this.#refused(longest.quota, longest.seconds)
  }

  #refused(quota: Quota, seconds: number) {
    this.#setHeader('retry-after', String(seconds))
    countEvent({ name: 'refusal', quota: quota.name })
    return refusalOf(quota, seconds)
  }

  #remaining(holding: Holding): Remaining {
    const { quota } = holding
    if (!isAmount(quota)) {
      return { quota, left: quota.amount - this.#quotas.gateOf(holding).running, seconds: null }
    }
    const { meter } = this.#quotas
    const measured = measuredOf(holding)
    const seconds = meter.secondsUntilBelow(measured, quota.amount) || meter.secondsUntilLess(measured)
    return { quota, left: quota.amount - meter.used(measured), seconds }
  }
}
