import { addDays, dayAt, instantAt } from '@spadestik/domain/dates'
import type { Kysely, Transaction } from 'kysely'
import { domains, localityOf } from '../../reference/domains'
import { projectPhases } from '../../reference/projectPhases'
import type { Database } from '../../storage/Database'
import type { Administration } from './audit'
import { recordDeed } from './audit'
import type { Page, Wanted } from './Page'
import { ProvisioningError } from './ProvisioningError'

/** What a subscription gives, and when. */
export interface Product {
  readonly code: string
  readonly name: string
  readonly paid: boolean
  /** Whether users may see and search companies. */
  readonly companies: boolean
  /** The ids of the phases of projects that users may see. */
  readonly phases: readonly number[]
  /** The top-level domains that the product covers: dk, se, no. */
  readonly domains: readonly string[]
  /** The first and the last day, `YYYY-MM-DD`, in the first of the domains. Null without an end. */
  readonly from: string | null
  readonly to: string | null
}

const idOfDomain = new Map(domains.map(({ domain }) => [domain.tld, domain.id]))
const tldOfDomain = new Map(domains.map(({ domain }) => [domain.id, domain.tld]))

const zoneOf = (tlds: readonly string[]) => localityOf(idOfDomain.get(tlds[0] as never) ?? 0).timeZone

const startOf = (day: string, timeZone: string) => new Date(instantAt(day, '00:00', timeZone)).toISOString()

const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/u.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)

function faultsOf({ code, name, phases, domains: tlds, from, to }: Product): string[] {
  const known = projectPhases.map(({ id }): number => id)
  const unknown = phases.filter((id) => !known.includes(id))
  const others = tlds.filter((tld) => !idOfDomain.has(tld as never))
  return [
    ...(/^[a-z0-9-]{2,40}$/u.test(code) ? [] : [`the code "${code}" is not 2 to 40 of a to z, 0 to 9 and -`]),
    ...(name.length >= 2 && name.length <= 100 ? [] : ['the name does not have 2 to 100 characters']),
    ...(unknown.length === 0 ? [] : [`${unknown.join(', ')} is no phase: use ${known.join(', ')}`]),
    ...(others.length === 0
      ? []
      : [`${others.join(', ')} is no domain: use ${[...idOfDomain.keys()].join(', ')}`]),
    ...(tlds.length > 0 ? [] : ['it covers no domain, so nobody could log in']),
    ...[from, to].flatMap((day) =>
      day === null || isDay(day) ? [] : [`"${day}" is no day: use YYYY-MM-DD`],
    ),
    ...(from !== null && to !== null && from > to ? ['it would end before it begins'] : []),
  ]
}

function rowOf(product: Product) {
  const faults = faultsOf(product)
  if (faults.length > 0) throw new ProvisioningError(`The product was not saved: ${faults.join('; ')}.`)
  const zone = zoneOf(product.domains)
  return {
    name: product.name,
    basic: !product.paid,
    company_enabled: product.companies,
    allowed_project_phases: [...product.phases].toSorted((a, b) => a - b),
    domain_ids: product.domains.flatMap((tld) => idOfDomain.get(tld as never) ?? []),
    runs_from: product.from === null ? null : startOf(product.from, zone),
    runs_until: product.to === null ? null : startOf(addDays(product.to, 1), zone),
  }
}

/** Lists all products by their codes. */
export async function listProducts(db: Kysely<Database>, code?: string): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .$if(code !== undefined, (found) => found.where('code', '=', code ?? ''))
    .orderBy('code')
    .execute()
  return rows.map((row) => {
    const tlds = row.domain_ids.flatMap((id) => tldOfDomain.get(id as never) ?? [])
    const dayOf = (time: string, before: number) => dayAt(Date.parse(time) - before, zoneOf(tlds))
    return {
      code: row.code,
      name: row.name,
      paid: !row.basic,
      companies: row.company_enabled,
      phases: row.allowed_project_phases,
      domains: tlds,
      from: row.runs_from === null ? null : dayOf(row.runs_from, 0),
      to: row.runs_until === null ? null : dayOf(row.runs_until, 1),
    }
  })
}

/** Returns a page of the products, by their codes. They are few, so all are read. */
export async function pageOfProducts(
  db: Kysely<Database>,
  { index, limit }: Pick<Wanted, 'index' | 'limit'>,
): Promise<Page<Product>> {
  const products = await listProducts(db)
  return { items: products.slice(index * limit, (index + 1) * limit), count: products.length }
}

/** @throws ProvisioningError when there is no such product. */
export async function readProduct(db: Kysely<Database>, code: string): Promise<Product> {
  const [product] = await listProducts(db, code)
  if (product !== undefined) return product
  throw new ProvisioningError(
    `No product has the code "${code}". List them with "products list".`,
    'notFound',
    'product',
  )
}

/**
 * Refuses a product with which a user could not log in on the national domain where the user begins.
 *
 * @param code null without a product, which covers every domain
 */
export async function requireCovered(
  db: Kysely<Database>,
  code: string | null,
  domain: string,
): Promise<void> {
  if (code === null || (await readProduct(db, code)).domains.includes(domain)) return
  throw new ProvisioningError(
    `The product ${code} does not cover the domain ${domain}, so its users could not log in there.`,
    'badRequest',
    'product',
  )
}

/** @throws ProvisioningError when the code is taken, or a value makes no sense. */
export async function addProduct(
  trx: Transaction<Database>,
  by: Administration,
  product: Product,
): Promise<Product> {
  const row = await trx
    .insertInto('products')
    .values({ code: product.code, ...rowOf(product) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  if (row === undefined)
    throw new ProvisioningError(`A product already has the code "${product.code}".`, 'conflict', 'code')
  const after = await readProduct(trx, row.code)
  await recordDeed(trx, by, { action: 'products.add', subject: `product ${row.code}`, before: null, after })
  return after
}

/**
 * Changes a product. It counts from the next call of its users.
 *
 * @throws ProvisioningError when there is no such product, or a value makes no sense.
 */
export async function setProduct(
  trx: Transaction<Database>,
  by: Administration,
  code: string,
  changes: Partial<Omit<Product, 'code'>>,
): Promise<Product> {
  await trx.selectFrom('products').select('id').where('code', '=', code).forUpdate().execute()
  const before = await readProduct(trx, code)
  await trx
    .updateTable('products')
    .set(rowOf({ ...before, ...changes }))
    .where('code', '=', code)
    .execute()
  const after = await readProduct(trx, code)
  await recordDeed(trx, by, { action: 'products.set', subject: `product ${code}`, before, after })
  return after
}
