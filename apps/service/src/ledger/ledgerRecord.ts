import type { CompanyRecord } from '../storage/records/CompanyRecord'
import type { ProcurementRecord } from '../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../storage/records/ProjectRecord'

export type ItemRecord = ProjectRecord | ProcurementRecord | CompanyRecord

/**
 * An amount and its currency. They are one value of the ledger (the log of changes), because a change of only
 * one of them would make no sense to a reader.
 */
export interface Sum {
  readonly amount: number | null
  readonly currency: string
}

export type LedgerRecord = Readonly<Record<string, unknown>>

const inUtc = (time: string) => new Date(time).toISOString()

const withTimesInUtc = <Part extends { readonly created: string }>(parts: readonly Part[]) =>
  parts.map((part) => ({ ...part, created: inUtc(part.created) }))

/**
 * Converts a record of an item to its form in the ledger (the log of changes). Times are converted to UTC, so
 * that the same time in another notation does not count as a change.
 */
export function toLedger(record: ItemRecord): LedgerRecord {
  const times = { published: inUtc(record.published), lastUpdated: inUtc(record.lastUpdated) }
  if (!('budget' in record)) return { ...record, ...times }
  const { budget: amount, currency, ...rest } = record
  return {
    ...rest,
    ...times,
    budget: { amount, currency } satisfies Sum,
    updates: withTimesInUtc(record.updates),
    ...('articles' in record && { articles: withTimesInUtc(record.articles) }),
  }
}

/**
 * Converts a record of the ledger (the log of changes) back to a record that functions such as
 * `writeProjects` take.
 */
export function fromLedger<Item extends ItemRecord>(record: LedgerRecord): Item {
  if (!('budget' in record)) return record as unknown as Item
  const { budget, ...rest } = record
  const { amount, currency } = budget as Sum
  return { ...rest, budget: amount, currency } as unknown as Item
}
