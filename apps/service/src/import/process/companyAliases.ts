import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import type { RoleRecord } from '../../storage/records/itemParts'
import type { LotRecord } from '../../storage/records/LotRecord'

/** The current keys of companies that were joined to another one, by their former keys. */
export type CompanyAliases = ReadonlyMap<string, string>

/** Finds those among keys whose company is stored under another key since a register named it. */
export async function readAliases(
  trx: Transaction<Database>,
  keys: readonly string[],
): Promise<CompanyAliases> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ former: string; key: string }>`
    select a.key as former, c.key from company_aliases a join companies c on c.id = a.company_id
    where a.key = any(${[...keys]}::text[]) and c.key <> a.key`.execute(trx)
  return new Map(rows.map(({ former, key }) => [former, key]))
}

interface WithCompanies {
  readonly roles: readonly RoleRecord[]
  readonly lots?: readonly LotRecord[]
}

const sameRole = ({ company, role, roleText, isWinner }: RoleRecord) =>
  JSON.stringify([company, role, roleText, isWinner])

/** Returns an item that names companies by their current keys. Each role of a company is kept once. */
export function withAliases<Item extends WithCompanies>(item: Item, aliases: CompanyAliases): Item {
  if (aliases.size === 0) return item
  const current = (key: string) => aliases.get(key) ?? key
  const roles = new Map<string, RoleRecord>()
  for (const role of item.roles) {
    const renamed = { ...role, company: current(role.company) }
    if (!roles.has(sameRole(renamed))) roles.set(sameRole(renamed), renamed)
  }
  const lots = item.lots?.map((lot) => ({ ...lot, winners: [...new Set(lot.winners.map(current))] }))
  return { ...item, roles: [...roles.values()], ...(lots && { lots }) }
}

/**
 * Leaves out companies that are stored from a newer publication, and those whose register says what they are
 * called and where they are.
 */
export async function companiesToWrite(
  trx: Transaction<Database>,
  companies: readonly CompanyRecord[],
): Promise<CompanyRecord[]> {
  if (companies.length === 0) return []
  const { rows } = await sql<{ key: string; updated: string; is_registered: boolean }>`
    select c.key, c.updated, r.company_id is not null as is_registered
    from companies c left join registered_companies r on r.company_id = c.id
    where c.key = any(${companies.map(({ key }) => key)}::text[])`.execute(trx)
  const stored = new Map(rows.map((row) => [row.key, row.is_registered ? Infinity : Date.parse(row.updated)]))
  return companies.filter(({ key, lastUpdated }) => (stored.get(key) ?? -Infinity) <= Date.parse(lastUpdated))
}
