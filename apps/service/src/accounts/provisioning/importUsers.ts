import { parse } from 'csv-parse/sync'
import type { Transaction } from 'kysely'
import type { Database } from '../../storage/Database'
import { ProvisioningError } from './ProvisioningError'
import type { ManagedUser } from './managedUsers'
import type { UserAdministration } from './users'
import { addUser } from './users'

/** A file of more users is imported in parts, so that one transaction stays short. */
const mostUsers = 1000

const columns = ['email', 'name', 'company', 'product', 'domain'] as const

type Row = Readonly<Record<(typeof columns)[number], string>>

function rowsIn(text: string): Row[] {
  const [head = ''] = text.split(/\r?\n/u, 1)
  let rows: Record<string, string>[]
  try {
    rows = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: head.includes(';') ? ';' : ',',
      skip_empty_lines: true,
      trim: true,
    })
  } catch (error) {
    throw new ProvisioningError(
      `The file is no table (CSV), so nobody was added: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const missing = columns.filter((name) => rows[0] !== undefined && !(name in rows[0]))
  if (rows.length === 0) throw new ProvisioningError('The file has no users below its first line.')
  if (missing.length > 0) {
    throw new ProvisioningError(
      `The first line lacks ${missing.join(', ')}, so nobody was added. It names the columns: ${columns.join(', ')}.`,
    )
  }
  if (rows.length > mostUsers)
    throw new ProvisioningError(`The file has ${rows.length} users. Import at most ${mostUsers} at once.`)
  return rows as Row[]
}

/**
 * Adds the users of a table (CSV, with commas or semicolons): all of them, or nobody if one line cannot be used.
 * Companies are named as they are stored.
 *
 * @throws ProvisioningError that names every line that cannot be used.
 */
export async function importUsers(
  trx: Transaction<Database>,
  by: UserAdministration,
  text: string,
): Promise<ManagedUser[]> {
  const rows = rowsIn(text)
  const companies = new Map(
    (await trx.selectFrom('subscribers').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  )
  const added: ManagedUser[] = []
  const faults: string[] = []
  for (const [place, { email, name, company, product, domain }] of rows.entries()) {
    try {
      const companyId = companies.get(company)
      if (companyId === undefined) throw new ProvisioningError(`No company is called "${company}".`)
      const user = { email, name, companyId, product: product === '' ? null : product, domain }
      added.push(await addUser(trx, by, { ...user, administrator: false }))
    } catch (error) {
      if (!(error instanceof ProvisioningError)) throw error
      faults.push(`\n- line ${place + 2}: ${error.message}`)
    }
  }
  if (faults.length > 0)
    throw new ProvisioningError(`Nobody was added, because of these lines:${faults.join('')}`)
  return added
}
