import { limits } from '@spadestik/domain/limits'
import type { QuotaName } from '../../storage/records/QuotaName'
import type { CountedOperation } from './costlyOperations'
import { costlyOperations } from './costlyOperations'

/** Whose calls are counted together: a user (or a limited visitor, a feed, or a key), a company, or an address. */
export type PartyKind = 'user' | 'company' | 'address'

interface QuotaOf<Unit extends string> {
  readonly name: QuotaName
  readonly counts: PartyKind
  readonly unit: Unit
  readonly amount: number
  readonly holdsFor: ReadonlySet<CountedOperation> | 'everything'
}

/** Limits how many calls run at once in this instance, because each occupies a connection of its pool. */
export interface PlaceQuota extends QuotaOf<'concurrent-requests'> {
  /** How many more calls may wait for a place. */
  readonly waiting: number
  /** Whether the calls run one at a time once one has had to wait, until none waits. */
  readonly slowsDown: boolean
}

/** Limits what is used within a time, in all instances together. */
export interface AmountQuota extends QuotaOf<'requests' | 'database-milliseconds'> {
  readonly windowSeconds: number
}

export type Quota = PlaceQuota | AmountQuota

/** What an operator may change. */
export interface QuotaSettings {
  /** The calls of a user within a minute. 0: no limit, also for callers without a login. */
  readonly callsPerMinute: number
  readonly companySearches: number
  /** @unit s */
  readonly companySearchSeconds: number
}

export const usualQuotas: QuotaSettings = {
  callsPerMinute: limits.userCalls,
  companySearches: limits.companySearchesAtOnce,
  companySearchSeconds: limits.companySearchMs / 1000,
}

/**
 * Returns all quotas (ADR 92). A further one is a row here, and a name in `QuotaName`.
 *
 * @param givesTurns whether the database gives users turns by the time that they have used, as the embedded one
 * does. Then one costly call of a user runs at once, and no time needs a limit (ADR 61).
 */
export function quotaTable(settings: QuotaSettings, givesTurns: boolean): readonly Quota[] {
  const calls = {
    unit: 'requests',
    windowSeconds: limits.callsWindowSeconds,
    holdsFor: 'everything',
  } as const
  const searches = { unit: 'concurrent-requests', holdsFor: costlyOperations } as const
  const searchTime = {
    unit: 'database-milliseconds',
    windowSeconds: limits.searchWindowSeconds,
    holdsFor: costlyOperations,
  } as const
  return [
    ...(settings.callsPerMinute === 0
      ? []
      : ([
          { name: 'user-calls', counts: 'user', amount: settings.callsPerMinute, ...calls },
          { name: 'address-calls', counts: 'address', amount: limits.addressCalls, ...calls },
        ] as const)),
    {
      name: 'user-searches',
      counts: 'user',
      amount: givesTurns ? 1 : limits.userSearchesAtOnce,
      waiting: limits.userSearchesWaiting,
      slowsDown: true,
      ...searches,
    },
    {
      name: 'company-searches',
      counts: 'company',
      amount: settings.companySearches,
      waiting: limits.companySearchesWaiting,
      slowsDown: false,
      ...searches,
    },
    ...(givesTurns
      ? []
      : ([
          { name: 'user-search-time', counts: 'user', amount: limits.userSearchMs, ...searchTime },
          {
            name: 'company-search-time',
            counts: 'company',
            amount: settings.companySearchSeconds * 1000,
            ...searchTime,
          },
        ] as const)),
  ]
}
