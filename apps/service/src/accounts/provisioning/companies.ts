import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { endSessionsOf } from '../auth/sessions'
import type { Administration } from './audit'
import { recordDeed } from './audit'
import type { Page, Wanted } from './Page'
import { containing } from './Page'
import { ProvisioningError } from './ProvisioningError'

/** A company that subscribes. */
export interface Company {
  readonly id: number
  readonly name: string
  /** RFC 3339. Null while its users may log in. */
  readonly ended: string | null
  readonly users: number
}

const shortestName = 2
const longestName = 200

async function readCompanies(
  db: Kysely<Database>,
  where: { readonly id?: number; readonly name?: string },
  limit: number,
  offset = 0,
): Promise<Company[]> {
  return db
    .selectFrom('subscribers')
    .select(['id', 'name', 'ended'])
    .select(
      sql<number>`(select count(*)::integer from users u where u.subscriber_id = subscribers.id)`.as('users'),
    )
    .$if(where.id !== undefined, (rows) => rows.where('id', '=', where.id ?? 0))
    .$if(where.name !== undefined, (rows) => rows.where('name', 'ilike', containing(where.name ?? '')))
    .orderBy('name')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Lists companies by name, at most `limit`. */
export const listCompanies = (db: Kysely<Database>, name: string | undefined, limit: number) =>
  readCompanies(db, name === undefined ? {} : { name }, limit)

/** Finds companies by a part of their name. */
export async function findCompanies(
  db: Kysely<Database>,
  { text, index, limit }: Wanted,
): Promise<Page<Company>> {
  const { count } = await db
    .selectFrom('subscribers')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('name', 'ilike', containing(text))
    .executeTakeFirstOrThrow()
  return { items: await readCompanies(db, { name: text }, limit, index * limit), count: Number(count) }
}

/** @throws ProvisioningError when there is no such company. */
export async function readCompany(db: Kysely<Database>, id: number): Promise<Company> {
  const [company] = await readCompanies(db, { id }, 1)
  if (company !== undefined) return company
  throw new ProvisioningError(
    `No company has the id ${id}. List them with "companies list".`,
    'notFound',
    'companyId',
  )
}

/** @throws ProvisioningError when the name is taken, or no name. */
export async function addCompany(
  trx: Transaction<Database>,
  by: Administration,
  typed: string,
): Promise<Company> {
  const name = typed.trim()
  if (name.length < shortestName || name.length > longestName) {
    throw new ProvisioningError(
      `A name of a company has ${shortestName} to ${longestName} characters, and this has ${name.length}.`,
      'badRequest',
      'name',
    )
  }
  const row = await trx
    .insertInto('subscribers')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row === undefined)
    throw new ProvisioningError(`A company is already called "${name}".`, 'conflict', 'name')
  const company = await readCompany(trx, row.id)
  await recordDeed(trx, by, {
    action: 'companies.add',
    subject: `company ${company.id}`,
    before: null,
    after: company,
  })
  return company
}

/** Ends a company, so that its users are signed out and get no mails, or lets it go on. */
export async function setCompanyEnded(
  trx: Transaction<Database>,
  by: Administration,
  id: number,
  isEnded: boolean,
): Promise<Company> {
  // Lock the company, so that of two administrators one waits.
  await trx.selectFrom('subscribers').select('id').where('id', '=', id).forUpdate().execute()
  const before = await readCompany(trx, id)
  if ((before.ended !== null) === isEnded) {
    throw new ProvisioningError(`${before.name} has ${isEnded ? 'already' : 'not'} ended.`, 'conflict')
  }
  const ended = isEnded ? by.now.toISOString() : null
  await trx.updateTable('subscribers').set({ ended }).where('id', '=', id).execute()
  if (isEnded) {
    const users = await trx.selectFrom('users').select('id').where('subscriber_id', '=', id).execute()
    await endSessionsOf(
      trx,
      users.map((user) => user.id),
    )
  }
  const after = await readCompany(trx, id)
  const action = isEnded ? 'companies.end' : 'companies.resume'
  await recordDeed(trx, by, { action, subject: `company ${id}`, before, after })
  return after
}
