import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContract } from '../../contract/loadContract'
import type { OperationId } from '../../contract/Operation'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

type Scope = Schemas['KeyScope']

/**
 * The operations that each scope opens. This table does not use the contract, because it is used to test it.
 * Whatever is not here is closed to every key.
 */
const opened: Readonly<Record<Scope | 'any', readonly OperationId[]>> = {
  'search:read': [
    'searchProjects',
    'searchProcurements',
    'searchCompanies',
    'searchCompaniesAndRoles',
    'countCompaniesAndRoles',
    'autocompleteCompanies',
    'getSynonyms',
    'getAgents',
    'getProjectAgent',
    'getProcurementAgent',
    'getCompanyAgent',
    'getExplanations',
    'rehearseProjectAgent',
    'rehearseProcurementAgent',
    'rehearseCompanyAgent',
  ],
  'items:read': [
    'getProject',
    'getProcurement',
    'getProcurementsByProject',
    'getCompany',
    'getCompanyRoles',
    'getContact',
    'getCompanyContacts',
    'getUpdate',
    'getProjectUpdates',
    'getProcurementUpdates',
    'getProjectNotes',
    'getProcurementNotes',
  ],
  'lists:read': ['getLists', 'getListItems', 'getListUpdates'],
  'lists:write': ['createList', 'updateList', 'deleteList', 'addItemsToList'],
  'notes:write': ['createNote', 'updateNote', 'deleteNote'],
  'changes:read': ['getChanges'],
  'webhooks:manage': [
    'getWebhooks',
    'createWebhook',
    'deleteWebhook',
    'renewWebhookSecret',
    'resumeWebhook',
    'getWebhookDeliveries',
    'testWebhook',
    'repeatWebhookDelivery',
  ],
  any: [
    'getCountries',
    'getCriterionTypes',
    'getProcurementPhases',
    'getProcurementPhase',
    'getProcurementTypes',
    'getProcurementType',
    'getProjectPhases',
    'getProjectPhase',
    'getRoles',
    'getRole',
  ],
}

const scopes = Object.keys(opened).filter((scope): scope is Scope => scope !== 'any')

describe('the scopes of keys', () => {
  let service: ServiceUnderTest
  const keys = new Map<Scope, string>()
  beforeAll(async () => {
    service = await setUpService('pglite')
    // The key of an administrator shows that no key reaches what only administrators may do.
    const token = await service.signIn('admin@demo.test')
    const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    for (const scope of scopes) {
      const body = { name: scope, scopes: [scope], lastDay }
      keys.set(scope, (await service.call('POST', '/api-keys', { token, body })).json().secret)
    }
  })
  afterAll(() => service.close())

  test.each(
    loadContract().flatMap((operation) => (operation.isPublic ? [] : [[operation.id, operation] as const])),
  )('[O12] %s is open to exactly the keys with its scope', async (id, { method, path }) => {
    const isOpened = async (scope: Scope) => {
      // The ids do not exist and the body is wrong, so only a caller without access gets 403.
      const { statusCode } = await service.call(method, path.replaceAll(/:\w+/g, '2000000000'), {
        token: keys.get(scope) ?? null,
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: { nothing: true } }),
      })
      return statusCode !== 403
    }
    const open: Scope[] = []
    for (const scope of scopes) if (await isOpened(scope)) open.push(scope)
    expect(open).toEqual(
      opened.any.includes(id) ? scopes : scopes.filter((scope) => opened[scope].includes(id)),
    )
  })
})
