import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import type { LotRecord } from '../../storage/records/LotRecord'
import { lotNumber } from '../../storage/records/LotRecord'
import { readCriterionGroups } from './readCriterionGroups'

/** The whole text can be searched. A page with hundreds of lots must stay small. */
const longestDescription = 4000

interface LotRow {
  readonly lot: Omit<LotRecord, 'criteria'>
  readonly criteria: readonly number[]
}

async function readCompanies(db: Kysely<Database>, rows: readonly LotRow[]) {
  const keys = [...new Set(rows.flatMap(({ lot }) => lot.winners))]
  if (keys.length === 0) return new Map<string, { readonly id: number; readonly name: string }>()
  const found = await db
    .selectFrom('companies')
    .select(['id', 'key', 'name'])
    .where('key', 'in', keys)
    .execute()
  return new Map(found.map((company) => [company.key, company]))
}

/** Reads the lots of a procurement in their order. */
export async function readLots(
  db: Kysely<Database>,
  procurementId: number,
  language: LanguageCode,
): Promise<Schemas['Procurement']['lots']> {
  const { rows } = await sql<LotRow>`
    select lot, criteria from lots where procurement_id = ${procurementId} order by position`.execute(db)
  if (rows.length === 0) return []
  const companies = await readCompanies(db, rows)
  const groupsOf = await readCriterionGroups(
    db,
    rows.flatMap(({ criteria }) => criteria),
    'all',
    language,
  )
  return rows.map(({ lot: { winners, ...lot }, criteria }) => ({
    ...lot,
    number: lotNumber(lot.id),
    description: lot.description?.slice(0, longestDescription) ?? null,
    criteria: groupsOf(criteria),
    withheld: [...(lot.withheld ?? [])],
    winners: winners.flatMap((key) => {
      const company = companies.get(key)
      return company === undefined ? [] : [{ companyId: company.id, companyName: company.name }]
    }),
  }))
}
