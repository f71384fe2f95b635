import type { Transaction } from 'kysely'
import { hashPassword } from '../../accounts/auth/passwords'
import type { Database } from '../../storage/Database'
import { domains } from '../../reference/domains'
import { demoPassword, demoProducts, demoUsers } from './demoUsers'

/**
 * Returns the language and the national domain (dk, se or no) of a user: those of the product, if it covers a
 * single domain. Other users are Danish.
 */
function homeOf({ product }: (typeof demoUsers)[number]) {
  const [only, ...others] = demoProducts.find(({ code }) => code === product)?.domainIds ?? []
  const domainId = only !== undefined && others.length === 0 ? only : 9
  const language_id = domains.find(({ domain }) => domain.id === domainId)?.domain.languageId ?? 2
  return { domain_id: domainId, language_id, is_home_known: true }
}

export async function seedDemoUsers(trx: Transaction<Database>): Promise<Map<string, number>> {
  const products = await trx
    .insertInto('products')
    .values(
      demoProducts.map((product) => ({
        code: product.code,
        name: product.name,
        basic: product.basic,
        company_enabled: product.companyEnabled,
        allowed_project_phases: [...product.allowedProjectPhases],
        domain_ids: [...product.domainIds],
      })),
    )
    .returning(['id', 'code'])
    .execute()
  const subscribers = await trx
    .insertInto('subscribers')
    .values([...new Set(demoUsers.map(({ subscriber }) => subscriber))].map((name) => ({ name })))
    .returning(['id', 'name'])
    .execute()
  const productIds = new Map<string, number>(products.map(({ id, code }) => [code, id]))
  const subscriberIds = new Map<string, number>(subscribers.map(({ id, name }) => [name, id]))
  const passwordHash = await hashPassword(demoPassword)
  const users = await trx
    .insertInto('users')
    .values(
      demoUsers.map((user) => ({
        email: user.email,
        name: user.name,
        position: user.position,
        phone: user.phone,
        subscriber_id: subscriberIds.get(user.subscriber) ?? 0,
        product_id: user.product === null ? null : (productIds.get(user.product) ?? 0),
        is_administrator: user.isAdministrator,
        password_hash: passwordHash,
        ...homeOf(user),
      })),
    )
    .returning(['id', 'email'])
    .execute()
  return new Map(users.map(({ id, email }) => [email, id]))
}
