import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { writeCompanies } from '../../items/writers/writeCompanies'
import { fromLedger } from '../../ledger/ledgerRecord'
import { readRecords } from '../../ledger/readRecords'
import type { CountryCode } from '../../reference/countries'
import type { Database } from '../../storage/Database'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import { lockCompanies } from '../process/processLocks'
import { usualLanguage } from '../release/languageOf'
import { registeredKey } from './KnownCompanies'
import type { Unit } from './Unit'

export type UnitOutcome = 'added' | 'changed' | 'unchanged'

/** Keeps a text that differs in capitals only, because registers write names in capitals. */
const kept = (before: string | null, now: string | null): string | null =>
  now === null || before?.toLowerCase() === now.toLowerCase() ? before : now

/** Returns a company as its register describes it. An address is replaced as a whole. */
function described(before: CompanyRecord, unit: Unit, now: string): CompanyRecord {
  const hasPlace = unit.address !== null || unit.postalCode !== null || unit.city !== null
  const place = hasPlace
    ? {
        address: unit.address === null ? null : kept(before.address, unit.address),
        postalCode: unit.postalCode,
        city: unit.city === null ? null : kept(before.city, unit.city),
      }
    : {}
  const known = before.ended ?? null
  const ended = unit.ended === 'undated' ? (known ?? now.slice(0, 10)) : unit.ended
  const next = {
    ...before,
    ...place,
    name: kept(before.name, unit.name) ?? unit.name,
    cvr: unit.number,
    ended,
  }
  const isSame =
    JSON.stringify([before.name, before.cvr, before.address, before.postalCode, before.city, known]) ===
    JSON.stringify([next.name, next.cvr, next.address, next.postalCode, next.city, next.ended])
  return isSame ? before : { ...next, lastUpdated: now }
}

const newCompany = (unit: Unit, country: CountryCode, now: string): CompanyRecord => ({
  key: registeredKey(country, unit.number),
  name: unit.name,
  language: usualLanguage(country),
  description: null,
  cvr: unit.number,
  country,
  address: unit.address,
  postalCode: unit.postalCode,
  city: unit.city,
  phone: null,
  mail: null,
  link: null,
  logo: null,
  ended: unit.ended === 'undated' ? now.slice(0, 10) : unit.ended,
  contacts: [],
  published: now,
  lastUpdated: now,
})

interface Stored {
  readonly id: number
  readonly key: string
  readonly is_registered: boolean
}

const source = 'register'

/**
 * Writes what a register says of companies. Companies that the product does not have are added. What is written of
 * a company for the first time corrects how notices have written it, so nobody is notified.
 *
 * @param now RFC 3339
 * @returns the outcomes in the order of the units
 */
async function writeUnits(
  trx: Transaction<Database>,
  units: readonly Unit[],
  country: CountryCode,
  now: string,
): Promise<UnitOutcome[]> {
  const keys = units.map(({ number }) => registeredKey(country, number))
  await lockCompanies(trx, null, keys)
  const { rows } = await sql<Stored>`
    select c.id, c.key, r.company_id is not null as is_registered
    from companies c left join registered_companies r on r.company_id = c.id
    where c.key = any(${keys}::text[])`.execute(trx)
  const stored = new Map(rows.map((row) => [row.key, row]))
  const records = await readRecords(
    trx,
    'company',
    rows.map(({ id }) => id),
  )
  const [added, changed]: [CompanyRecord[], CompanyRecord[]] = [[], []]
  const outcomes = units.map((unit): UnitOutcome => {
    const row = stored.get(registeredKey(country, unit.number))
    const record = row && records.get(row.id)
    if (row === undefined || record === undefined) {
      added.push(newCompany(unit, country, now))
      return row === undefined ? 'added' : 'changed'
    }
    // The key can differ from that in the ledger, if the company has just been joined.
    const before = { ...fromLedger<CompanyRecord>(record), key: row.key, country }
    const next = described(before, unit, now)
    if (next !== before || record['key'] !== row.key || record['country'] !== country) changed.push(next)
    return next === before ? 'unchanged' : 'changed'
  })
  await writeCompanies(trx, added, { isHistory: true, source })
  const isCorrection = (key: string) => stored.get(key)?.is_registered !== true
  await writeCompanies(trx, changed, { isCorrection, source })
  await sql`
    insert into registered_companies (company_id) select id from companies where key = any(${keys}::text[])
    on conflict do nothing`.execute(trx)
  return outcomes
}

/** Writes units together, or else one by one, so that one which cannot be written costs no other. */
export async function writeUnitsOrSay(
  db: Kysely<Database>,
  units: readonly Unit[],
  country: CountryCode,
  now: string,
): Promise<(UnitOutcome | { readonly failure: string })[]> {
  try {
    return await db.transaction().execute((trx) => writeUnits(trx, units, country, now))
  } catch (error) {
    await sql`select 1`.execute(db)
    const [first] = units
    if (first === undefined) return []
    if (units.length === 1) return [{ failure: error instanceof Error ? error.message : String(error) }]
    const outcomes: (UnitOutcome | { readonly failure: string })[] = []
    for (const unit of units) outcomes.push(...(await writeUnitsOrSay(db, [unit], country, now)))
    return outcomes
  }
}
