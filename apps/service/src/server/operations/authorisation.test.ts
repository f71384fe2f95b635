import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../testing/scenes/demoUsers'
import { issueCode } from '../../accounts/auth/limitedCodes'
import { issueToken } from '../../accounts/auth/oneTimeTokens'
import { loadContract } from '../../contract/loadContract'
import type { OperationId } from '../../contract/Operation'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

const kinds = ['visitor', 'limited', 'none', 'basic', 'projects', 'paid', 'admin', 'impersonated'] as const
type Kind = (typeof kinds)[number]

const everybody: readonly Kind[] = kinds
const known: readonly Kind[] = ['limited', 'none', 'basic', 'projects', 'paid', 'admin', 'impersonated']
const users: readonly Kind[] = ['none', 'basic', 'projects', 'paid', 'admin', 'impersonated']
const paid: readonly Kind[] = ['projects', 'paid', 'admin', 'impersonated']
const withCompanies: readonly Kind[] = ['paid', 'admin', 'impersonated']
const administrators: readonly Kind[] = ['admin']
const signedIn: readonly Kind[] = ['none', 'basic', 'projects', 'paid', 'admin']

/**
 * The kinds of callers that may call each operation. This list does not use the rules of `authorise`, because
 * it is used to test these rules.
 */
const allowedCallers: Record<OperationId, readonly Kind[]> = {
  createSession: everybody,
  impersonateUser: everybody,
  beginCompanySignIn: everybody,
  finishCompanySignIn: everybody,
  getTranslations: everybody,
  requestPasswordReset: everybody,
  resetPassword: everybody,
  activateUser: everybody,
  bookDemo: everybody,
  createLimitedAccess: everybody,
  resendLimitedAccessCode: everybody,
  authenticateLimitedAccess: everybody,
  getLimitedAccess: ['limited'],
  endSession: known,
  getCountries: known,
  getCriterionTypes: known,
  getProcurementPhases: known,
  getProcurementPhase: known,
  getProcurementTypes: known,
  getProcurementType: known,
  getProjectPhases: known,
  getProjectPhase: known,
  getRoles: known,
  getRole: known,
  getCompanyLogo: everybody,
  getProject: known,
  getUpdate: known,
  getProjectUpdates: known,
  getCurrentUser: users,
  updateCurrentUser: users,
  updateEmail: signedIn,
  setPassword: signedIn,
  setUserLanguage: signedIn,
  getPersonalDataExport: signedIn,
  requestPersonalDataExport: signedIn,
  requestErasure: signedIn,
  requestSubscription: users,
  requestSubscriptionChange: users,
  requestSubscriptionCancellation: users,
  getColleagues: users,
  getNotifications: users,
  markNotificationsSeen: users,
  getHelpdesk: users,
  getProcurement: users,
  getProcurementsByProject: users,
  searchProjects: users,
  searchProcurements: users,
  autocompleteCompanies: users,
  getSynonyms: users,
  getAgents: users,
  getProjectAgent: users,
  createProjectAgent: users,
  updateProjectAgent: users,
  deleteProjectAgent: users,
  getProcurementAgent: users,
  createProcurementAgent: users,
  updateProcurementAgent: users,
  deleteProcurementAgent: users,
  getCompanyAgent: users,
  getExplanations: users,
  getNarrowing: paid,
  rehearseProjectAgent: users,
  rehearseProcurementAgent: users,
  rehearseCompanyAgent: withCompanies,
  createCompanyAgent: withCompanies,
  updateCompanyAgent: withCompanies,
  deleteCompanyAgent: users,
  getLists: users,
  getListItems: users,
  getRelevantArticles: users,
  markListSeen: users,
  createList: paid,
  updateList: paid,
  deleteList: paid,
  addItemsToList: paid,
  hideItems: paid,
  unhideItems: paid,
  findUnseenItems: users,
  markItemsSeen: users,
  getToday: users,
  dismissDeadlines: paid,
  getReminders: users,
  saveReminder: paid,
  getCalendarFeeds: users,
  createCalendarFeed: paid,
  renewCalendarFeed: paid,
  deleteCalendarFeed: users,
  getListUpdates: paid,
  getHiddenItems: users,
  getHiddenItemDetails: users,
  createHiddenItem: paid,
  updateHiddenItem: paid,
  deleteHiddenItem: paid,
  cleanUpHiddenItems: paid,
  getProjectNotes: users,
  getProcurementNotes: users,
  createNote: paid,
  updateNote: paid,
  deleteNote: paid,
  getProcurementUpdates: paid,
  getTip: paid,
  sendTip: paid,
  hasSentTip: paid,
  getCompany: withCompanies,
  getCompanyRoles: withCompanies,
  searchCompanies: withCompanies,
  searchCompaniesAndRoles: withCompanies,
  countCompaniesAndRoles: withCompanies,
  getContact: withCompanies,
  getCompanyContacts: withCompanies,
  createExport: paid,
  getExports: users,
  getExport: users,
  deleteExport: users,
  getApiKeys: signedIn,
  createApiKey: ['projects', 'paid', 'admin'],
  deleteApiKey: signedIn,
  getWebhooks: signedIn,
  createWebhook: ['projects', 'paid', 'admin'],
  deleteWebhook: signedIn,
  renewWebhookSecret: ['projects', 'paid', 'admin'],
  resumeWebhook: ['projects', 'paid', 'admin'],
  getWebhookDeliveries: signedIn,
  testWebhook: ['projects', 'paid', 'admin'],
  repeatWebhookDelivery: ['projects', 'paid', 'admin'],
  getManagedCompanies: administrators,
  getManagedUsers: administrators,
  getManagedProducts: administrators,
  getAudit: administrators,
  createManagedCompany: administrators,
  setManagedCompanyEnded: administrators,
  createManagedUser: administrators,
  moveManagedUser: administrators,
  setManagedUserActive: administrators,
  resendManagedInvitation: administrators,
  endManagedSessions: administrators,
  getManagedKeys: administrators,
  endManagedKey: administrators,
  issueImpersonation: administrators,
  getManagedRequests: administrators,
  setManagedRequestHandled: administrators,
  getManagedMails: administrators,
  getManagedMailQueues: administrators,
  getChanges: paid,
  retryManagedMail: administrators,
  getManagedSources: administrators,
  getManagedJobs: administrators,
  createManagedProduct: administrators,
  changeManagedProduct: administrators,
}

describe.each(mainEngines)('who may call what on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<Kind, string | null>([['visitor', null]])
  beforeAll(async () => {
    service = await setUpService(engine)
    for (const kind of signedIn) tokens.set(kind, await service.signIn(`${kind}@demo.test`))
    const userId = service.userId('colleague')
    const token = await issueToken(service.db, 'impersonate', userId, new Date(), 15)
    const body = { adminUsername: 'admin@demo.test', adminPassword: demoPassword, token }
    const acting = await service.call('POST', '/auth/impersonate', { body })
    tokens.set('impersonated', String(acting.headers['jwt']))
    const mail = 'gaest@demo.test'
    await service.call('POST', '/limited-access/create', { body: { name: 'Mette', mail } })
    const { id } = await service.db
      .selectFrom('limited_visitors')
      .select('id')
      .where('mail', '=', mail)
      .executeTakeFirstOrThrow()
    const code = await issueCode(service.db, id, new Date())
    tokens.set(
      'limited',
      (await service.call('POST', '/limited-access/auth', { body: { mail, code } })).json<string>(),
    )
  })
  afterAll(() => service.close())

  /**
   * Sends ids that do not exist and a body that no operation accepts. A caller without access is refused
   * before the ids and the body are checked. A caller with access gets an error about the data.
   */
  test.each(loadContract().map((operation) => [operation.id, operation] as const))(
    '[K01, Z01] %s is open to exactly the specified callers',
    async (id, { method, path, isPublic }) => {
      expect(isPublic).toBe(allowedCallers[id] === everybody)
      const refused: Kind[] = []
      for (const kind of kinds) {
        // An error about the contents of the request is not a refusal. It shows that the caller has access.
        const response = await service.call(method, path.replaceAll(/:\w+/g, '2000000000'), {
          token: tokens.get(kind) ?? null,
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: { nothing: true } }),
        })
        const isOwnRefusal = allowedCallers[id] === everybody
        if (!isOwnRefusal && (response.statusCode === 401 || response.statusCode === 403)) refused.push(kind)
      }
      expect(refused).toEqual(kinds.filter((kind) => !allowedCallers[id].includes(kind)))
    },
  )
})
