import { issueToken } from '@spadestik/service/testing'
import type { TestProvider } from '@spadestik/service/testProvider'
import { startProvider } from '@spadestik/service/testProvider'
import type { ProviderStateHandlers } from '../providerStates'
import { resetAccount } from './callerStates'
import type { Provider } from './Provider'

const minutes = 60
const domain = 'signs-in.test'

export function signInStates(provider: Provider) {
  const { db, now, tokens, userId } = provider
  let started: Promise<TestProvider> | null = null
  return {
    'a company has its own sign-in': async () => {
      await db.deleteFrom('tries').execute()
      const clients = [{ id: 'spadestik', secret: 'a secret', redirectUris: ['http://localhost/sign-in/1'] }]
      started ??= startProvider({ clients, person: { sub: 'anne' } })
      const { issuer } = await started
      const { subscriber_id: company } = await db
        .selectFrom('users')
        .select('subscriber_id')
        .where('id', '=', userId('paid@demo.test'))
        .executeTakeFirstOrThrow()
      await db.deleteFrom('company_sign_ins').execute()
      await db
        .insertInto('company_sign_ins')
        .values({
          subscriber_id: company,
          issuer,
          client_id: 'spadestik',
          client_secret: await tokens.seal('a secret'),
          product_id: null,
          domain_id: 9,
          allows_passwords: true,
          trusts_addresses: false,
        })
        .execute()
      await db.insertInto('sign_in_domains').values({ domain, subscriber_id: company }).execute()
      return { companyMail: `anne@${domain}` }
    },
    'a user has signed in at the company': async () => {
      await db.deleteFrom('tries').execute()
      await resetAccount(provider, 'basic@demo.test')
      const signInToken = await issueToken(db, 'signIn', userId('basic@demo.test'), now, minutes)
      return { signInToken, signedInName: 'Jonas Kvist' }
    },
  } satisfies Partial<ProviderStateHandlers>
}
