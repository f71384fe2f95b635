import type { Transaction } from 'kysely'
import { writeCriteria } from '../../items/writers/writeCriteria'
import { geography } from '../../reference/criteria/geography/geography'
import type { CriterionRecord, CriterionTypeRecord } from '../../reference/CriterionTypeRecord'
import { regionNamesOf } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { geographyType } from '../procurement/regionCodes'

const languages = ['da', 'sv', 'nb', 'en'] as const

function countryNames(code: string): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, regionNamesOf(language).of(code) ?? code]))
}

/**
 * Adds the missing regions of Denmark, Sweden and Norway, and the missing other countries that are in use, to
 * the tree of the criterion type geography.
 *
 * @param isoCodes the ISO 3166-1 alpha-2 codes of countries in use
 * @returns whether regions of Denmark, Sweden or Norway were missing. Another country that is new to the tree
 * concerns no tender of an earlier import, because each import adds the countries of its own tenders.
 */
export async function ensureRegions(
  trx: Transaction<Database>,
  isoCodes: Iterable<string>,
): Promise<boolean> {
  const type = await readType(trx)
  const present = new Set(type.criteria.map(({ code }) => code))
  const own = geography.criteria.filter(({ code }) => !present.has(code))
  const ownCodes = new Set(geography.criteria.map(({ code }) => code))
  const foreign = [...new Set(isoCodes)]
    .filter((code) => /^[A-Z]{2}$/.test(code) && !present.has(code) && !ownCodes.has(code))
    .sort()
    .map((code): CriterionRecord => ({ code, parent: null, names: countryNames(code) }))
  if (own.length + foreign.length === 0) return false
  await writeCriteria(trx, [{ ...type, criteria: [...type.criteria, ...own, ...foreign] }])
  return own.length > 0
}

async function readType(trx: Transaction<Database>): Promise<CriterionTypeRecord> {
  const type = await trx
    .selectFrom('criterion_types')
    .selectAll()
    .where('code', '=', geographyType)
    .executeTakeFirst()
  const rows = await trx
    .selectFrom('criteria')
    .leftJoin('criteria as above', 'above.id', 'criteria.parent_id')
    .select(['criteria.code', 'criteria.names', 'above.code as parent'])
    .where('criteria.type_id', '=', type?.id ?? 0)
    .orderBy('criteria.position')
    .execute()
  return {
    code: geographyType,
    names: type?.names ?? geography.names,
    searchable: type?.searchable ?? true,
    tailored: type?.tailored ?? false,
    highlightedProject: type?.highlighted_project ?? false,
    highlightedProcurement: type?.highlighted_procurement ?? false,
    criteria: rows.map(({ code, names, parent }) => ({ code, names, parent })),
  }
}
