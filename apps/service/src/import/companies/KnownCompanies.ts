import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { countries } from '../../reference/countries'
import type { Database } from '../../storage/Database'
import { registeredNumber, schemeOf } from '../places/registers'
import { companyKey, isRegistered } from '../procurement/organizations'

/** Companies that the product has in one country. Numbers are those of the country's register. */
export interface KnownCompanies {
  /** The numbers of companies, whatever their keys are. */
  readonly numbers: ReadonlySet<number>
  /** The ids of companies that have a number, but not the key of their register, by their numbers. */
  readonly otherKeys: ReadonlyMap<number, readonly number[]>
  /** The ids of companies that are known by name and place alone, by their keys. */
  readonly unnumbered: ReadonlyMap<string, number>
}

const pageSize = 5000

/** Returns the key of the company with a number in the register of a country. */
export const registeredKey = (country: string, number: string): string =>
  `org/${country}/${schemeOf(country)}/${number}`

/** Returns the key of a company that is known by name and place. Null without a place, which proves too little. */
export const nameKey = (country: string, { name, city }: { name: string; city: string | null }) =>
  city === null ? null : companyKey({ name, address: { locality: city, country } })

interface Row {
  readonly id: number
  readonly key: string
  readonly cvr: string | null
}

function numberOf({ key, cvr }: Row, country: string): string | null {
  const written = isRegistered(key) ? key.split('/').slice(3).join('/') : key.startsWith('org/') ? null : cvr
  return written === null ? null : registeredNumber(written, country)
}

export async function loadKnownCompanies(db: Kysely<Database>, country: string): Promise<KnownCompanies> {
  const numbers = new Set<number>()
  const otherKeys = new Map<number, number[]>()
  const unnumbered = new Map<string, number>()
  const countryId = countries.find(({ code }) => code === country)?.id ?? null
  for (let last = 0; ;) {
    const { rows } = await sql<Row>`
      select id, key, details->>'cvr' as cvr from companies
      where id > ${last} and (country_id = ${countryId} and key not like 'org/%' or key like ${`org/${country}/%`})
      order by id limit ${pageSize}`.execute(db)
    for (const row of rows) {
      const number = numberOf(row, country)
      if (number === null) {
        if (row.key.startsWith(`org/${country}/name/`)) unnumbered.set(row.key, row.id)
        continue
      }
      numbers.add(Number(number))
      if (row.key !== registeredKey(country, number))
        otherKeys.set(Number(number), [...(otherKeys.get(Number(number)) ?? []), row.id])
    }
    if (rows.length < pageSize) return { numbers, otherKeys, unnumbered }
    last = rows.at(-1)?.id ?? 0
  }
}
