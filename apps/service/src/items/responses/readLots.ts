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
  readonly procurementId: number
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

type Lots = Schemas['Procurement']['lots']

/** Reads the lots of procurements in their order, by the ids of the procurements. Those without lots are missing. */
export async function readLotsOf(
  db: Kysely<Database>,
  procurementIds: readonly number[],
  language: LanguageCode,
): Promise<Map<number, Lots>> {
  const { rows } = await sql<LotRow>`
    select procurement_id as "procurementId", lot, criteria from lots
    where procurement_id = any(${[...procurementIds]}::integer[]) order by procurement_id, position`.execute(
    db,
  )
  if (rows.length === 0) return new Map()
  const companies = await readCompanies(db, rows)
  const groupsOf = await readCriterionGroups(
    db,
    rows.flatMap(({ criteria }) => criteria),
    'all',
    language,
  )
  const asLot = ({ lot: { winners, ...lot }, criteria }: LotRow): Lots[number] => ({
    ...lot,
    number: lotNumber(lot.id),
    description: lot.description?.slice(0, longestDescription) ?? null,
    criteria: groupsOf(criteria),
    withheld: [...(lot.withheld ?? [])],
    winners: winners.flatMap((key) => {
      const company = companies.get(key)
      return company === undefined ? [] : [{ companyId: company.id, companyName: company.name }]
    }),
  })
  const ofProcurements = Map.groupBy(rows, ({ procurementId }) => procurementId)
  return new Map([...ofProcurements].map(([id, ofOne]) => [id, ofOne.map(asLot)]))
}

/** Reads the lots of a procurement in their order. */
export const readLots = async (
  db: Kysely<Database>,
  procurementId: number,
  language: LanguageCode,
): Promise<Lots> => (await readLotsOf(db, [procurementId], language)).get(procurementId) ?? []
