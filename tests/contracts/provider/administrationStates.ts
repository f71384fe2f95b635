import { randomUUID } from 'node:crypto'
import type { ProviderStateHandlers } from '../providerStates'
import type { Provider } from './Provider'

const customerProduct = 'demo-projects'

/** The states that only administrators see. */
export function administrationStates({ db, now, accounts }: Provider) {
  const addCompany = (name: string) =>
    db.insertInto('subscribers').values({ name }).returning('id').executeTakeFirstOrThrow()
  const addUser = (subscriber_id: number, product_id: number | null, password_hash: string | null) =>
    db
      .insertInto('users')
      .values({
        email: `${randomUUID()}@norrbygg.test`,
        name: 'Eva Lind',
        phone: null,
        position: null,
        subscriber_id,
        product_id,
        password_hash,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  return {
    'a company subscribes': async () => {
      const customerWord = randomUUID()
      const { id: customerId } = await addCompany(`Norrbygg ${customerWord}`)
      const product = await db
        .selectFrom('products')
        .select('id')
        .where('code', '=', customerProduct)
        .executeTakeFirstOrThrow()
      const password = accounts.get('paid@demo.test')?.password_hash ?? null
      const { id: customerUserId } = await addUser(customerId, product.id, password)
      return { customerId, customerWord, customerUserId, customerProduct }
    },
    'no company has a name': async () => ({ newCompany: `Norrbygg ${randomUUID()}` }),
    'no product has a code': async () => ({ newProduct: randomUUID() }),
    'a product is sold': async () => {
      const soldProduct = randomUUID()
      const terms = {
        name: 'Norge basis',
        basic: true,
        company_enabled: false,
        allowed_project_phases: [1, 5],
        domain_ids: [10],
        runs_from: null,
        runs_until: null,
      }
      await db
        .insertInto('products')
        .values({ code: soldProduct, ...terms })
        .execute()
      return { soldProduct }
    },
    'users of a product begin in its country': async () => {
      const usedProduct = randomUUID()
      const terms = {
        name: 'Norge basis',
        basic: true,
        company_enabled: false,
        allowed_project_phases: [1, 5],
        domain_ids: [9, 10],
        runs_from: null,
        runs_until: null,
      }
      const { id } = await db
        .insertInto('products')
        .values({ code: usedProduct, ...terms })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { id: companyId } = await addCompany(`Norrbygg ${randomUUID()}`)
      const user = await addUser(companyId, id, null)
      await db.updateTable('users').set({ domain_id: 10 }).where('id', '=', user.id).execute()
      return { usedProduct }
    },
    'no user has an address': async () => ({ newEmailOfUser: `${randomUUID()}@norrbygg.test` }),
    'a company has a key': async () => {
      const { id: companyOfKeyId } = await addCompany(`Norrbygg ${randomUUID()}`)
      const { id: user_id } = await addUser(companyOfKeyId, null, null)
      const key = {
        user_id,
        name: 'Our CRM',
        start: 'spadestik_9yTk',
        hash: randomUUID(),
        scopes: ['search:read' as const],
        created: now.toISOString(),
        expires: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
      }
      const { id } = await db.insertInto('api_keys').values(key).returning('id').executeTakeFirstOrThrow()
      return { companyOfKeyId, customerKeyId: id }
    },
    'a user was invited': async () => {
      const { id } = await addCompany(`Norrbygg ${randomUUID()}`)
      return { invitedUserId: (await addUser(id, null, null)).id }
    },
    'a customer has asked for an erasure': async () => {
      const { id: companyId } = await addCompany(`Norrbygg ${randomUUID()}`)
      const { id: user_id } = await addUser(companyId, null, null)
      const details = JSON.stringify({
        name: 'Eva Lind',
        email: 'eva.lind@norrbygg.test',
        phone: '+46 70 12 34 56',
      })
      const request = { kind: 'erasure', user_id, details, created: now.toISOString() } as const
      // An older one is on the next page.
      const saved = await db
        .insertInto('customer_requests')
        .values([request, request])
        .returning('id')
        .execute()
      return { customerRequestId: saved.at(-1)?.id ?? 0 }
    },
    'two mails have failed': async () => {
      const at = now.toISOString()
      const mail = {
        recipient: 'eva.lind@norrbygg.test',
        language: 'sv',
        domain_id: 8,
        content: JSON.stringify({ kind: 'passwordChanged', name: 'Eva Lind' }),
        priority: 0,
        created: at,
        due: new Date(now.getTime() + 2 * 3_600_000).toISOString(),
        tries: 7,
        failing_since: at,
        error: 'ECONNECTION',
      } as const
      const saved = await db.insertInto('mails').values([mail, mail]).returning('id').execute()
      return { failingMailId: saved.at(-1)?.id ?? 0 }
    },
    'a source of notices has failed': async () => {
      const known_since = now.toISOString()
      const failed = { last_run: known_since, last_success: known_since, failures: 4, failure: 'answers 503' }
      await db
        .insertInto('sources')
        .values({ name: 'ted', state: '{}', known_since, next_run: known_since, ...failed })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(failed))
        .execute()
      return {}
    },
    'administrators have changed something twice': async () => {
      const at = now.toISOString()
      const entry = { at, actor: 'admin@demo.test', action: 'companies.add', subject: 'company 1' }
      await db
        .insertInto('audit_log')
        .values([1, 2].map(() => ({ ...entry, before: null, after: JSON.stringify({ name: 'Fjord' }) })))
        .execute()
      return {}
    },
  } satisfies Partial<ProviderStateHandlers>
}
