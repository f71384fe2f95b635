import type { Kysely } from 'kysely'
import { domains } from '../../reference/domains'
import type { Database } from '../../storage/Database'
import { rulesOfUser } from './insertUser'
import { readProduct, requireCovered } from './products'
import { ProvisioningError } from './ProvisioningError'
import type { Rule } from './requireAll'

export interface NewUser {
  readonly email: string
  readonly name: string
  readonly companyId: number
  /** The code of the product. Null without a subscription. */
  readonly product: string | null
  /** The top-level domain where the user begins: dk, se or no. Its language is that of the mails. */
  readonly domain: string
  readonly administrator: boolean
}

const tldOf = (domain: string) => domains.find((one) => one.domain.tld === domain)?.domain

/** @throws ProvisioningError when there is no such product. */
export async function productIdOf(db: Kysely<Database>, code: string | null): Promise<number | null> {
  if (code === null) return null
  await readProduct(db, code)
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the id of a national domain. */
export function requireDomain(tld: string): number {
  const domain = tldOf(tld)
  if (domain !== undefined) return domain.id
  throw new ProvisioningError(`"${tld}" is no domain: use dk, se or no.`, 'badRequest', 'domain')
}

/** The rules for a user who is invited. Without a company, those of the company are left out. */
export function rulesOfNewUser(
  db: Kysely<Database>,
  typed: Omit<NewUser, 'companyId'> & { readonly companyId: number | null },
): readonly Rule[] {
  const { product, domain, administrator } = typed
  return [
    ...rulesOfUser(db, typed),
    () => void requireDomain(domain),
    async () => {
      await productIdOf(db, product)
      // Administrators log in everywhere. An unknown domain is covered by no product, and is a fault of its own.
      if (!administrator && tldOf(domain) !== undefined) await requireCovered(db, product, domain)
    },
  ]
}
