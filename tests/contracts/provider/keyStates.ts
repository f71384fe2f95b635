import type { Schemas } from '@spadestik/api-client/schema'
import { hashSecret, makeKey } from '@spadestik/service/testing'
import type { ProviderStateHandlers } from '../providerStates'
import { coverAllPhases, paidUser, resetAccount } from './callerStates'
import type { Provider } from './Provider'

const day = 86_400_000

/** Returns set-up functions for the keys of programs. Each deletes all other keys. */
export function keyStates(provider: Provider) {
  const { db, now, userId } = provider
  const giveKey = async (
    scopes: Schemas['KeyScope'][],
    { owner = paidUser, daysLeft = 30 }: { owner?: string; daysLeft?: number } = {},
  ) => {
    await db.deleteFrom('api_keys').execute()
    await coverAllPhases(provider)
    await resetAccount(provider, owner)
    const token = makeKey()
    await db
      .insertInto('api_keys')
      .values({
        user_id: userId(owner),
        name: 'Our CRM',
        start: token.slice(0, 14),
        hash: hashSecret(token),
        scopes,
        created: new Date(now.getTime() - 90 * day).toISOString(),
        expires: new Date(now.getTime() + daysLeft * day).toISOString(),
      })
      .execute()
    return { token }
  }
  const all: Schemas['KeyScope'][] = ['changes:read', 'items:read', 'webhooks:manage']
  return {
    'a key with the scopes changes:read, items:read and webhooks:manage is given': () => giveKey(all),
    'a key with the scope changes:read is given': () => giveKey(['changes:read']),
    'a key with the scope items:read is given': () => giveKey(['items:read']),
    'a key that its user has ended is given': async () => {
      const ended = await giveKey(all)
      await db.deleteFrom('api_keys').execute()
      return ended
    },
    'a key whose last day is over is given': () => giveKey(all, { daysLeft: -1 }),
    'a key of a user without a paid product is given': () => giveKey(all, { owner: 'basic@demo.test' }),
    'a cursor was given before the data were restored': async () => {
      const { name } = await db.selectFrom('ledger_era').select('name').executeTakeFirstOrThrow()
      return { otherCursor: `${name === '00000000' ? 'ffffffff' : '00000000'}.1` }
    },
  } satisfies Partial<ProviderStateHandlers>
}
