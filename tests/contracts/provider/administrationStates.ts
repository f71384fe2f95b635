import type { ProviderStateHandlers } from '../providerStates'
import { resetAccount } from './callerStates'
import type { Provider } from './Provider'

const customer = 'projects@demo.test'

/** The states that only administrators see. */
export function administrationStates(provider: Provider) {
  const { db, now, userId } = provider
  return {
    'a company subscribes': async () => {
      await resetAccount(provider, customer)
      const { id, name } = await db
        .selectFrom('subscribers')
        .select(['id', 'name'])
        .where('id', '=', (user) =>
          user.selectFrom('users').select('subscriber_id').where('email', '=', customer),
        )
        .executeTakeFirstOrThrow()
      const customerWord = name.split(' ')[0] ?? name
      return { customerId: id, customerWord, customerUserId: userId(customer) }
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
