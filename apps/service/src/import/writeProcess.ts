import type { Transaction } from 'kysely'
import type { CriterionPaths } from '../criteria/loadCriterionPaths'
import type { Database } from '../database/Database'
import { writeCompanies } from '../items/writeCompanies'
import { writeProcurements } from '../items/writeProcurements'
import type { KnownCriteria } from './KnownCriteria'
import { toProcurement } from './toProcurement'

/** What writing needs to know of the criteria, loaded once for many processes. */
export interface CriteriaInUse {
  readonly known: KnownCriteria
  readonly paths: CriterionPaths
}

/**
 * Writes one contracting process anew from all its releases. Answers why it was left out, or null.
 *
 * @param now RFC 3339
 */
export async function writeProcess(
  trx: Transaction<Database>,
  ocid: string,
  { known, paths }: CriteriaInUse,
  now: string,
): Promise<string | null> {
  const rows = await trx
    .selectFrom('tender_releases')
    .select(['release', 'publisher'])
    .where('ocid', '=', ocid)
    .orderBy('date')
    .execute()
  const releases = rows.map(({ release }) => release)
  const mapped = toProcurement({ releases, publisher: rows.at(-1)?.publisher ?? null }, known, now)
  if ('left' in mapped) return mapped.left
  await writeCompanies(trx, await onlyNewer(trx, mapped.companies))
  await writeProcurements(trx, [mapped.procurement], { criteria: paths })
  return null
}

/** A company that a later notice has told of keeps what that one said. */
async function onlyNewer<Company extends { key: string; lastUpdated: string }>(
  trx: Transaction<Database>,
  companies: readonly Company[],
): Promise<Company[]> {
  if (companies.length === 0) return []
  const rows = await trx
    .selectFrom('companies')
    .select(['key', 'updated'])
    .where(
      'key',
      'in',
      companies.map(({ key }) => key),
    )
    .execute()
  const updated = new Map(rows.map((row) => [row.key, Date.parse(row.updated)]))
  return companies.filter(
    ({ key, lastUpdated }) => (updated.get(key) ?? -Infinity) <= Date.parse(lastUpdated),
  )
}
