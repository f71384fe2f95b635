import type { Problem } from '../contract/Problem'
import type { CountedOperation } from '../contract/quotas/costlyOperations'
import type { ExchangeAmounts } from '../contract/quotas/exchangeAmounts'
import type { Parties } from '../contract/quotas/partiesOf'
import { Quotas } from '../contract/quotas/Quotas'
import { QuotaUse } from '../contract/quotas/QuotaUse'
import type { QuotaSettings } from '../contract/quotas/quotaTable'
import { usualQuotas } from '../contract/quotas/quotaTable'
import { countDatabaseTime } from '../storage/shares/databaseTime'

const nobodyLeaves = new AbortController().signal

/** Lets all promises settle that can. */
export const settle = () => new Promise((resolve) => setImmediate(resolve))

interface QuotaTestOptions {
  readonly settings?: Partial<QuotaSettings>
  readonly givesTurns?: boolean
  readonly exchange?: ExchangeAmounts
}

export interface MadeCall {
  readonly headers: ReadonlyMap<string, string>
  /** Rejects if the call is refused. */
  readonly done: Promise<void>
}

/** Quotas with a clock that the test moves, and calls that end when the test says so. */
export function setUpQuotas({ settings = {}, ...options }: QuotaTestOptions = {}) {
  let now = Date.parse('2026-11-25T10:00:00Z')
  const quotas = new Quotas({
    clock: () => new Date(now),
    settings: { ...usualQuotas, callsPerMinute: 0, ...settings },
    ...options,
  })
  const running: string[] = []
  const ends: (() => void)[] = []
  const make = (
    parties: Parties,
    work: () => Promise<void>,
    { left = nobodyLeaves, operation = 'searchProjects' as CountedOperation } = {},
  ): MadeCall => {
    const headers = new Map<string, string>()
    const use = new QuotaUse(quotas, operation, parties, (name, value) => headers.set(name, value))
    const run = async () => {
      use.countCall()
      await use.run(work, () => left)
    }
    const done = run().finally(() => use.report())
    // A test looks at a refusal when all calls are over.
    done.catch(() => undefined)
    return { headers, done }
  }
  return {
    quotas,
    /** Makes a call that runs until the test ends it. */
    call: (parties: Parties, left = nobodyLeaves) =>
      make(
        parties,
        async () => {
          const name = parties.user ?? ''
          running.push(name)
          await new Promise<void>((end) => ends.push(end))
          running.splice(running.indexOf(name), 1)
        },
        { left },
      ),
    /** Makes a call that takes time of the database. */
    spend: (parties: Parties, milliseconds: number) =>
      make(parties, async () => countDatabaseTime({ queryDurationMillis: milliseconds })),
    /** Makes a call that is over at once. */
    visit: (parties: Parties, operation: CountedOperation) => make(parties, async () => {}, { operation }),
    /** @unit s */
    pass: (seconds: number) => {
      now += seconds * 1000
    },
    endNext: async () => {
      ends.shift()?.()
      await settle()
    },
    /** The users whose calls run now. */
    running: () => [...running],
  }
}

/** The keys of a user, whose company has the same number unless it is given. */
export const user = (id: number, company = id) => ({ user: `user ${id}`, company: `company ${company}` })

/** Makes a number of things. */
export const several = <Made>(count: number, make: (place: number) => Made) =>
  Array.from({ length: count }, (_one, place) => make(place))

/** Waits for all calls. Returns `done` for those that were answered, and the kinds of the refusals. */
export const outcomesOf = async (calls: readonly MadeCall[]) =>
  (await Promise.allSettled(calls.map(({ done }) => done))).map((outcome) =>
    outcome.status === 'fulfilled' ? 'done' : (outcome.reason as Problem).kind,
  )
