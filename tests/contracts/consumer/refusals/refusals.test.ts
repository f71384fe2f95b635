import type { OperationId } from '@spadestik/api-client'
import { describe, test } from 'vitest'
import type { ProviderState } from '../../providerStates'
import { contractOperations } from '../interaction/carryOut'
import { exampleRequest } from '../interaction/exampleRequest'
import { expectProblem } from '../interaction/expectProblem'

const companies: readonly OperationId[] = [
  'getCompany',
  'getCompanyRoles',
  'searchCompanies',
  'searchCompaniesAndRoles',
  'countCompaniesAndRoles',
  'getContact',
  'getCompanyContacts',
  'createCompanyAgent',
  'updateCompanyAgent',
  'rehearseCompanyAgent',
]

const paid: readonly OperationId[] = [
  'createList',
  'updateList',
  'deleteList',
  'getListUpdates',
  'createHiddenItem',
  'updateHiddenItem',
  'deleteHiddenItem',
  'addItemsToList',
  'hideItems',
  'unhideItems',
  'cleanUpHiddenItems',
  'createNote',
  'updateNote',
  'deleteNote',
  'sendTip',
  'getTip',
  'hasSentTip',
  'getProcurementUpdates',
  'createCalendarFeed',
  'saveReminder',
  'dismissDeadlines',
  'renewCalendarFeed',
  'createApiKey',
  'createExport',
  'createWebhook',
  'renewWebhookSecret',
  'resumeWebhook',
  'testWebhook',
  'repeatWebhookDelivery',
  'getChanges',
]

const users: readonly OperationId[] = [
  'getCurrentUser',
  'updateCurrentUser',
  'updateEmail',
  'setPassword',
  'setUserLanguage',
  'requestSubscription',
  'getPersonalDataExport',
  'requestPersonalDataExport',
  'requestErasure',
  'requestSubscriptionChange',
  'requestSubscriptionCancellation',
  'getColleagues',
  'getNotifications',
  'markNotificationsSeen',
  'getHelpdesk',
  'getProcurement',
  'getProcurementsByProject',
  'searchProjects',
  'searchProcurements',
  'autocompleteCompanies',
  'getSynonyms',
  'getAgents',
  'getProjectAgent',
  'getProcurementAgent',
  'getCompanyAgent',
  'rehearseProjectAgent',
  'rehearseProcurementAgent',
  'createProjectAgent',
  'updateProjectAgent',
  'deleteProjectAgent',
  'createProcurementAgent',
  'updateProcurementAgent',
  'deleteProcurementAgent',
  'deleteCompanyAgent',
  'getHiddenItems',
  'getHiddenItemDetails',
  'getProjectNotes',
  'getProcurementNotes',
  'getLists',
  'getListItems',
  'getRelevantArticles',
  'markListSeen',
  'findUnseenItems',
  'markItemsSeen',
  'getToday',
  'getCalendarFeeds',
  'getReminders',
  'deleteCalendarFeed',
  'getApiKeys',
  'getExports',
  'getWebhooks',
  'deleteWebhook',
  'getWebhookDeliveries',
  'getExport',
  'deleteExport',
  'deleteApiKey',
]

/** What only administrators may do. It lies below `/admin`. */
const administration = [...contractOperations.values()].flatMap(({ id, path }) =>
  path.startsWith('/admin/') ? [id as OperationId] : [],
)

/**
 * The operations that refuse with 401 instead of 403. When one of them returns 401, the app shows an upgrade
 * offer in place of the item.
 */
const offersUpgrade: ReadonlySet<OperationId> = new Set(['getProcurement', 'getCompany'])

/**
 * The operations that the service refuses to each caller. It refuses before it looks for an item, so the ids
 * in the examples need not exist.
 */
const refused: readonly (readonly [
  who: string,
  caller: ProviderState,
  operations: readonly OperationId[],
])[] = [
  [
    'a limited visitor',
    'a limited visitor is signed in',
    [...users, ...paid, ...companies, ...administration],
  ],
  [
    'a user without a paid product',
    'a user without a paid product is signed in',
    [...paid, ...companies, ...administration],
  ],
  ['a user without company access', 'a paid user without company access is signed in', companies],
  ['a paid user', 'a paid user is signed in', administration],
]

describe.each(refused)('%s', (who, caller, operations) => {
  test.each(operations)('[G06] [K01] [Z03] is refused %s', (operation) =>
    expectProblem(offersUpgrade.has(operation) ? 'signedOut' : 'forbidden', {
      operation,
      wants: `nothing for ${who}`,
      given: [caller],
      request: exampleRequest(operation) as never,
    }),
  )
})
