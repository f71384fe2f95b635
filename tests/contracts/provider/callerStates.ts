import { randomUUID } from 'node:crypto'
import { projectPhases } from '@spadestik/service/testing'
import type { ProviderStateHandlers } from '../providerStates'
import type { Provider } from './Provider'

export const paidUser = 'paid@demo.test'

export const paidUserName = 'Kirsten Holm'

export const colleague = 'colleague@demo.test'

/** Restores everything that a user can change about an account, including the password. */
export function resetAccount({ db, userId, accounts }: Provider, email: string): Promise<unknown> {
  const account = accounts.get(email)
  if (account === undefined) throw new Error(`There is no account ${email}, so it cannot be restored.`)
  return db.updateTable('users').set(account).where('id', '=', userId(email)).execute()
}

/** Sets which project phases the product of the paid user covers. */
const coverPhases = ({ db }: Provider, isCovered: (phaseId: number) => boolean) =>
  db
    .updateTable('products')
    .set({ allowed_project_phases: projectPhases.map(({ id }): number => id).filter(isCovered) })
    .where('id', '=', (user) => user.selectFrom('users').select('product_id').where('email', '=', paidUser))
    .execute()

export const coverAllPhases = (provider: Provider) => coverPhases(provider, () => true)

export function callerStates(provider: Provider) {
  const { db, scene, startSession, startVisitorSession, tokens, now, userId } = provider
  const signIn = async (email: string) => {
    await resetAccount(provider, email)
    return { token: await startSession(email), userId: userId(email) }
  }
  return {
    'nobody is signed in': async () => ({}),
    'a paid user is signed in': async () => {
      await coverAllPhases(provider)
      // An interaction before may have asked for a copy of the data.
      await db.deleteFrom('personal_data_exports').execute()
      return { ...(await signIn(paidUser)), userName: paidUserName }
    },
    'the product of the user leaves out the phase of the project': async () => {
      const { projectId: id } = scene
      const project = await db
        .selectFrom('projects')
        .select('phase_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await coverPhases(provider, (phaseId) => phaseId !== project.phase_id)
      return {}
    },
    'a paid user without company access is signed in': () => signIn('projects@demo.test'),
    'a user without a paid product is signed in': () => signIn('basic@demo.test'),
    'an administrator is signed in': async () => {
      const { token, userId: administratorId } = await signIn('admin@demo.test')
      return { token, administratorId }
    },
    'a limited visitor is signed in': async () => ({ token: await startVisitorSession(5) }),
    'a limited visitor with one view is signed in': async () => ({ token: await startVisitorSession(1) }),
    'a limited visitor without views is signed in': async () => ({ token: await startVisitorSession(0) }),
    'another person has signed in to the account': async () => ({
      token: await startSession('none@demo.test', 'taken'),
    }),
    'an administrator has ended the session': async () => ({
      token: await startSession('none@demo.test', 'ended'),
    }),
    'the token has expired': async () => ({
      token: await tokens.sign(randomUUID(), 1, new Date(now.getTime() - 2 * 3_600_000)),
    }),
  } satisfies Partial<ProviderStateHandlers>
}
