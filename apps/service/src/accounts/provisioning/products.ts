import { isDeepStrictEqual } from 'node:util'
import { dayAt } from '@spadestik/domain/dates'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../storage/Database'
import type { Administration } from './audit'
import { recordDeed } from './audit'
import type { Page, Wanted } from './Page'
import type { Product, ProductTerms } from './productTerms'
import { rowOf, tldOfDomain, zoneOf } from './productTerms'
import { ProvisioningError } from './ProvisioningError'
import { requireNobodyBegins } from './requireNobodyBegins'

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

/** Returns a page of the products whose name or code contains a text, by their codes. They are few, so all are read. */
export async function pageOfProducts(
  db: Kysely<Database>,
  { text, index, limit }: Pick<Wanted, 'text' | 'index' | 'limit'>,
): Promise<Page<Product>> {
  const wanted = text.trim().toLowerCase()
  const products = (await listProducts(db)).filter(({ code, name }) =>
    [code, name].some((words) => words.toLowerCase().includes(wanted)),
  )
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
  if (code === null) return
  // Nobody takes the domain away until the user is stored.
  await db.selectFrom('products').select('id').where('code', '=', code).forShare().execute()
  if ((await readProduct(db, code)).domains.includes(domain)) return
  throw new ProvisioningError(
    `The product ${code} does not cover the domain ${domain}, so its users could not log in there. Choose another product, or add the domain with "products set ${code} --domains".`,
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
 * @param seen what the administrator has seen; if it is different now, nothing is changed
 * @throws ProvisioningError when there is no such product, a value makes no sense, or users begin on a domain that it
 *   would no longer cover.
 */
export async function setProduct(
  trx: Transaction<Database>,
  by: Administration,
  code: string,
  changes: Partial<ProductTerms>,
  seen?: ProductTerms,
): Promise<Product> {
  await trx.selectFrom('products').select('id').where('code', '=', code).forUpdate().execute()
  const before = await readProduct(trx, code)
  if (seen !== undefined && !isDeepStrictEqual({ ...seen, code }, before))
    throw new ProvisioningError(
      `Somebody has changed the product "${code}" meanwhile, so nothing was saved. Look again.`,
      'conflict',
    )
  const row = rowOf({ ...before, ...changes })
  const { domains = before.domains } = changes
  await requireNobodyBegins(
    trx,
    code,
    before.domains.filter((tld) => !domains.includes(tld)),
  )
  await trx.updateTable('products').set(row).where('code', '=', code).execute()
  const after = await readProduct(trx, code)
  await recordDeed(trx, by, { action: 'products.set', subject: `product ${code}`, before, after })
  return after
}
