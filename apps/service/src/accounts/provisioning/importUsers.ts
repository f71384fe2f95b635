import { parse } from 'csv-parse/sync'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../storage/Database'
import { ProvisioningError } from './ProvisioningError'
import type { ManagedUser } from './managedUsers'
import type { NewUser } from './newUser'
import { rulesOfNewUser } from './newUser'
import { requireAll } from './requireAll'
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

/** The most lines with faults that a refusal repeats. */
const shownLines = 100

/** @throws ProvisioningError that names the lines that cannot be used, and all faults of each. */
function refuse(faults: readonly string[]): never {
  const shown = faults.slice(0, shownLines).map((fault) => `\n- ${fault}`)
  const rest = faults.length - shown.length
  const more = rest === 0 ? '' : `\nand ${rest} more`
  throw new ProvisioningError(`Nobody was added, because of these lines:${shown.join('')}${more}`)
}

/**
 * Reads a table of users (CSV, with commas or semicolons), and checks every line. Companies are named as they are
 * stored. Nothing is written, so a dry run uses up no ids.
 *
 * @throws ProvisioningError that names every line that cannot be used, with all its faults.
 */
export async function checkUsers(db: Kysely<Database>, text: string): Promise<NewUser[]> {
  const rows = rowsIn(text)
  const companies = new Map(
    (await db.selectFrom('subscribers').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  )
  const users: NewUser[] = []
  const faults: string[] = []
  const lines = new Map<string, number>()
  for (const [place, { email, name, company, product, domain }] of rows.entries()) {
    const line = place + 2
    const earlier = lines.get(email.toLowerCase())
    lines.set(email.toLowerCase(), earlier ?? line)
    const companyId = companies.get(company) ?? null
    const user = { email, name, product: product === '' ? null : product, domain, administrator: false }
    try {
      await requireAll([
        () => {
          if (earlier !== undefined) throw new ProvisioningError(`Line ${earlier} has the same address.`)
        },
        () => {
          if (companyId === null) throw new ProvisioningError(`No company is called "${company}".`)
        },
        ...rulesOfNewUser(db, { ...user, companyId }),
      ])
      if (companyId !== null) users.push({ ...user, companyId })
    } catch (error) {
      if (!(error instanceof ProvisioningError)) throw error
      faults.push(`line ${line}: ${error.message}`)
    }
  }
  if (faults.length > 0) refuse(faults)
  return users
}

/**
 * Adds the users of a table: all of them, or nobody if one line cannot be used.
 *
 * @throws ProvisioningError as `checkUsers` does.
 */
export async function importUsers(
  trx: Transaction<Database>,
  by: UserAdministration,
  text: string,
): Promise<ManagedUser[]> {
  const added: ManagedUser[] = []
  for (const user of await checkUsers(trx, text)) added.push(await addUser(trx, by, user))
  return added
}
