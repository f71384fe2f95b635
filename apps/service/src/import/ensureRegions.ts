import type { Transaction } from 'kysely'
import type { CriterionRecord, CriterionTypeRecord } from '../criteria/CriterionTypeRecord'
import { writeCriteria } from '../criteria/writeCriteria'
import type { Database } from '../database/Database'
import { regionNamesOf } from '../reference/regionNamesOf'
import { geographyType } from './criteriaOf'

const languages = ['da', 'sv', 'nb', 'en'] as const

/** The names of a country in the product's languages, as the platform's own tables have them. */
function countryNames(code: string): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, regionNamesOf(language).of(code) ?? code]))
}

/**
 * Sees to it that every country of the given ISO codes stands in the geography tree, which is made where
 * there is none.
 */
export async function ensureRegions(trx: Transaction<Database>, isoCodes: Iterable<string>): Promise<void> {
  const type = await readType(trx)
  const present = new Set(type.criteria.map(({ code }) => code))
  const missing = [...new Set(isoCodes)]
    .filter((code) => /^[A-Z]{2}$/.test(code) && !present.has(code))
    .sort()
  if (missing.length === 0) return
  const added = missing.map((code): CriterionRecord => ({ code, parent: null, names: countryNames(code) }))
  await writeCriteria(trx, [{ ...type, criteria: [...type.criteria, ...added] }])
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
    names: type?.names ?? { da: 'Geografi', sv: 'Geografi', nb: 'Geografi', en: 'Geography' },
    searchable: type?.searchable ?? true,
    tailored: type?.tailored ?? false,
    highlightedProject: type?.highlighted_project ?? false,
    highlightedProcurement: type?.highlighted_procurement ?? false,
    criteria: rows.map(({ code, names, parent }) => ({ code, names, parent })),
  }
}
