import {
  createList,
  getProcurement,
  searchCompanies,
  searchProcurements,
  searchProjects,
  getProject,
  unwrap,
  type ApiClient,
} from '@spadestik/api-client'

import type { ProviderStateHandlers } from '../providerStates'
import { clientOf, paidAccount, signIn, type SignedIn } from './demoClient'
import type { RunningProvider } from './startProvider'

const missingId = 2_147_483_647

/** Asks in the name of the colleague, so that the session of the paid user stays the newest of their account. */
async function askAsColleague(api: string): Promise<ApiClient> {
  const { token } = await signIn(api, 'colleague@demo.test')
  return clientOf(api, token)
}

function first<Entry>(entries: readonly Entry[], what: string): Entry {
  const [entry] = entries
  if (entry !== undefined) return entry
  throw new Error(`The provider has no ${what}, so its state cannot be reached. Seed it with one.`)
}

async function findProject(client: ApiClient): Promise<number> {
  const { items } = await unwrap(searchProjects(client, { body: {} }))
  return first(items, 'project').id
}

async function findProjectWithArticle(client: ApiClient): Promise<number> {
  const { items } = await unwrap(searchProjects(client, { query: { limit: 100 }, body: {} }))
  for (const { id, procurementCount } of items) {
    const { articles } = await unwrap(getProject(client, { path: { id } }))
    if (articles.length > 0 && procurementCount > 0) return id
  }
  throw new Error('The provider has no project with a procurement and an article. Seed it with one.')
}

async function findProcurementWithWinners(client: ApiClient): Promise<number> {
  const { items } = await unwrap(searchProcurements(client, { query: { limit: 100 }, body: {} }))
  for (const { id } of items) {
    const { winners } = await unwrap(getProcurement(client, { path: { id } }))
    if (winners !== null && winners.length > 0) return id
  }
  throw new Error('The provider has no procurement with winners. Seed it with one.')
}

/** The ways into every state of the pact: by calls where there is one, by the provider's own means where not. */
export function createStateHandlers(provider: RunningProvider): ProviderStateHandlers {
  const { api } = provider
  // States of one interaction follow each other: a second login would end the session of the first.
  let paidUser: Promise<SignedIn> | null = null
  const signInPaidUser = (): Promise<SignedIn> => (paidUser = signIn(api, paidAccount.username))
  const addList = async (projects: number[]): Promise<number> => {
    const { token, userId } = await (paidUser ?? signInPaidUser())
    const body = { name: 'Skoler', projects, procurements: [], companies: [], paUserIds: [userId] }
    const { id } = await unwrap(createList(clientOf(api, token), { body }))
    return id
  }
  return {
    'nobody is signed in': async () => ({}),
    'a user can sign in': async () => paidAccount,
    'a paid user is signed in': signInPaidUser,
    'a paid user without company access is signed in': async () => {
      const { token } = await signIn(api, 'projects@demo.test')
      return { token }
    },
    'a limited visitor without views is signed in': async () => ({
      token: await provider.signInVisitorWithoutViews(),
    }),
    'another person has signed in to the account': async () => {
      const { token } = await signIn(api, paidAccount.username)
      await signIn(api, paidAccount.username)
      return { token }
    },
    'an administrator has ended the session': async () => {
      const { token, userId } = await signIn(api, paidAccount.username)
      await provider.endSessions(userId)
      return { token }
    },
    'the token has expired': async () => ({ token: await provider.signExpiredToken() }),
    'the user has a colleague': async () => ({}),
    'a project exists': async () => ({ projectId: await findProject(await askAsColleague(api)) }),
    'a project with a procurement and an article is on a list of the user': async () => {
      const client = await askAsColleague(api)
      const projectId = await findProjectWithArticle(client)
      return { projectId, listId: await addList([projectId]) }
    },
    'a procurement with winners exists': async () => ({
      procurementId: await findProcurementWithWinners(await askAsColleague(api)),
    }),
    'a company with roles exists': async () => {
      const { items } = await unwrap(searchCompanies(await askAsColleague(api), { body: {} }))
      const { id, companyName } = first(
        items.filter(({ roleCount }) => roleCount > 0),
        'company with roles',
      )
      return { companyId: id, beginningOfItsName: companyName.slice(0, 4) }
    },
    'there is no such item': async () => ({ missingId }),
    'the user has a list': async () => ({ listId: await addList([]) }),
  }
}
