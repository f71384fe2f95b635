import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'
import { idOfDomain } from './productTerms'
import { ProvisioningError } from './ProvisioningError'

/** A refusal names this many users or companies, and counts the others. */
const mostNamed = 5

/** Returns the first of the names, and how many there are more. */
function named(names: readonly string[], count: number): string {
  const rest = count - names.length
  return `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

async function usersWho(db: Kysely<Database>, code: string, domainIds: readonly number[]) {
  const found = await db
    .selectFrom('users')
    .innerJoin('products', 'products.id', 'users.product_id')
    .select(['users.email'])
    .select((select) => select.fn.countAll().over().as('count'))
    .where('products.code', '=', code)
    .where('users.domain_id', 'in', domainIds)
    // Administrators log in everywhere.
    .where('users.is_administrator', '=', false)
    .orderBy('users.email')
    .limit(mostNamed)
    .execute()
  return { names: found.map(({ email }) => email), count: Number(found[0]?.count ?? 0) }
}

/** The companies whose people get the product when they sign in for the first time. */
async function companiesThat(db: Kysely<Database>, code: string, domainIds: readonly number[]) {
  const found = await db
    .selectFrom('company_sign_ins')
    .innerJoin('products', 'products.id', 'company_sign_ins.product_id')
    .innerJoin('subscribers', 'subscribers.id', 'company_sign_ins.subscriber_id')
    .select(['subscribers.id', 'subscribers.name'])
    .select((select) => select.fn.countAll().over().as('count'))
    .where('products.code', '=', code)
    .where('company_sign_ins.domain_id', 'in', domainIds)
    .orderBy('subscribers.id')
    .limit(mostNamed)
    .execute()
  return { names: found.map(({ id, name }) => `${name} (${id})`), count: Number(found[0]?.count ?? 0) }
}

/**
 * Refuses to take away domains where users of a product begin, or where people of a company get it at their first
 * sign-in, because they could not log in there.
 */
export async function requireNobodyBegins(
  db: Kysely<Database>,
  code: string,
  taken: readonly string[],
): Promise<void> {
  if (taken.length === 0) return
  const ids = taken.flatMap((tld) => idOfDomain.get(tld as never) ?? [])
  const users = await usersWho(db, code, ids)
  if (users.count > 0) {
    const subject = users.count === 1 ? '1 user begins' : `${users.count} users begin`
    const message = `${subject} on ${taken.join(' or ')} and could not log in there`
    throw new ProvisioningError(
      `The product was not saved: ${message}. Move them to another product first: ${named(users.names, users.count)}.`,
      'badRequest',
      [{ field: 'domains', message, count: users.count }],
    )
  }
  const companies = await companiesThat(db, code, ids)
  if (companies.count === 0) return
  const message = `people of ${named(companies.names, companies.count)} get it at their first sign-in on ${taken.join(' or ')}`
  throw new ProvisioningError(
    `The product was not saved: ${message}, and could not log in there. Set another product with "sign-in set" first.`,
    'badRequest',
    [{ field: 'domains', message }],
  )
}
