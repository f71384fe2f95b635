import { bridgeStates } from './bridge/bridgeStates'
import { requestMade } from './requestMade'

/**
 * The names of three items with which tests check the order of search results. Every sort order arranges
 * these items differently. In alphabetical order, for example, the third item comes first, then the first,
 * then the second.
 */
export const threeNames = { firstName: 'Trekant B', secondName: 'Trekant C', thirdName: 'Trekant A' } as const

/**
 * The provider states: what a service must contain before an interaction (a request with its expected
 * response), with example values for the consumer's tests. During a verification, the values that the
 * provider returns replace the example values. Only values whose name ends in `Name` must be the same for
 * every provider, because responses are compared with them.
 */
export const providerStates = {
  'nobody is signed in': {},
  'a paid user is signed in': { token: 'token-of-a-paid-user', userId: 71, userName: 'Kirsten Holm' },
  'a paid user without company access is signed in': { token: 'token-without-company-access', userId: 72 },
  'a user without a paid product is signed in': { token: 'token-without-a-paid-product', userId: 73 },
  'a limited visitor is signed in': { token: 'token-of-a-visitor' },
  'a limited visitor with one view is signed in': { token: 'token-of-a-visitor-with-a-view' },
  'a limited visitor without views is signed in': { token: 'token-of-a-visitor-without-views' },
  'an administrator is signed in': { token: 'token-of-an-administrator', administratorId: 76 },
  'another person has signed in to the account': { token: 'token-that-was-taken' },
  'an administrator has ended the session': { token: 'token-that-was-ended' },
  'the token has expired': { token: 'token-that-expired' },

  ...bridgeStates,

  'a user can sign in': {
    username: 'anne.lund@fjordlund.test',
    password: 'skovl-og-spade',
    userName: 'Kirsten Holm',
  },
  'an administrator can sign in as a user': {
    adminUsername: 'drift@spadestik.test',
    adminPassword: 'skovl-og-spade',
    impersonationToken: 'token-of-an-impersonation',
    impersonatedName: 'Jonas Kvist',
  },
  'a company has its own sign-in': { companyMail: 'anne.lund@fjordlund.test' },
  'a user has signed in at the company': {
    signInToken: 'token-of-a-sign-in',
    signedInName: 'Jonas Kvist',
  },
  'the user has a colleague': { colleagueId: 72 },
  'a link to a new password was sent': {
    resetToken: 'token-of-a-reset',
    resetUsername: 'nils.vik@fjordlund.test',
  },
  'a link to an inactive account was sent': {
    activateToken: 'token-of-an-activation',
    activateUsername: 'eva.lind@fjordlund.test',
  },
  'a code for a new e-mail address was sent': { newEmail: 'anne@fjordlund.test', emailCode: 'KVBT' },
  'a code for an e-mail address in use was sent': { usedEmail: 'jens@fjordlund.test', emailCode: 'KVBT' },
  'limited access can be given to an e-mail address': { freeMail: 'mette@krogbyg.test' },
  'limited access is refused to an e-mail address': { refusedMail: 'for-mange@krogbyg.test' },
  'a code for limited access was sent': { visitorMail: 'mette@krogbyg.test', visitorCode: 'KVBT' },
  'too many codes were sent to a limited visitor': { floodedMail: 'utaalmodig@krogbyg.test' },

  'reference data is there': {
    projectPhaseId: 2,
    procurementPhaseId: 3,
    procurementTypeId: 1,
    roleId: 4,
    countryId: 1,
    criterionTypeId: 3,
    criterionId: 4113,
  },
  'a project with everything on it exists': {
    projectId: 48213,
    projectWord: 'lystrup',
    projectName: 'Børnehus ved Lystrup Engvej',
    projectNoteName: 'Besøg på pladsen',
  },
  'a procurement with everything on it exists': {
    procurementId: 91004,
    procurementWord: 'skjern',
    procurementName: 'Renovering af Skjern Åbro, etape 2',
    procurementNoteName: 'Spørgsmål til udbuddet',
    openCompanyName: 'Overgaard Arkitekter',
  },
  'a company with everything about it exists': {
    companyId: 5120,
    companyWord: 'nordkyst',
    beginningOfItsName: 'nordk',
    contactId: 810,
    companyName: 'Nordkyst Ingeniører',
    companyNoteName: 'Aftale om samarbejde',
    contactName: 'Lars Vang',
  },
  'three projects to compare exist': {
    projectsWord: 'trekant',
    firstProjectId: 48301,
    ...threeNames,
  },
  'three procurements to compare exist': { procurementsWord: 'trekant', ...threeNames },
  'three companies to compare exist': {
    companiesWord: 'trekant',
    firstCompanyId: 5301,
    ...threeNames,
  },
  'a project and a procurement were updated': { projectUpdateId: 7001, procurementUpdateId: 7002 },
  'there is no such thing': { missingId: 2147483647 },
  'there is news about the product': { newsName: 'Søg på frist', olderNewsName: 'Velkommen' },
  'the user has seen the older news': {},
  'there is a user guide': {},

  'the user has no agents': {},
  'the user has agents of every kind': {
    projectAgentId: 310,
    procurementAgentId: 311,
    companyAgentId: 312,
    projectAgentVersion: 3,
    procurementAgentVersion: 4,
    companyAgentVersion: 5,
  },
  'the user has an agent that finds the procurement': { narrowedAgentId: 313, narrowedAgentName: 'Broer' },
  'an agent of the user has found the procurement': { foundAgentName: 'Broer' },
  'the user has no lists': {},
  'the user has a list with everything on it': { listId: 12, listName: 'Skoler', listVersion: 3 },
  'the product of the user leaves out the phase of the project': {},
  'the user has no key': { todayOfKeys: '2026-11-28' },
  'the user has a key': { apiKeyId: 7, keyName: 'Our CRM' },
  'the user has as many keys as allowed': { todayOfKeys: '2026-11-28' },
  'the user has no webhook': {},
  'the user has a webhook': { webhookId: 5, webhookName: 'Our CRM', deliveryId: 812 },
  'the user has a webhook that has ended': { webhookId: 5, webhookName: 'Our CRM' },
  'the user has as many webhooks as allowed': {},
  'the user has no spreadsheet': {},
  'the user has a spreadsheet': { exportId: 41 },
  'the user waits for as many spreadsheets as allowed': {},
  'the user has no calendar feed': {},
  'the user has a calendar feed of a list': { calendarFeedId: 15, feedListId: 12 },
  'the user has no reminders': {},
  'the user is reminded of the deadlines of a list': {},
  'the user has hidden nothing': {},
  'the user has hidden a project': { hiddenItemId: 88, hiddenItemVersion: 3 },
  'the user and a colleague have hidden a project that is over': {
    endedItemId: 89,
    endedProjectName: 'Posthuset, ombygning',
  },
  'the user has dismissed no deadline': {},
  'the last visit of the user was long ago': {},
  'the user has written a note on a project': { noteId: 501, noteVersion: 3 },
  'the user has sent no tip': { companyRoleId: 6001 },
  'the user has sent a tip about a role': { tipId: 41, companyRoleId: 6001 },

  'a company subscribes': {
    customerId: 12,
    customerWord: 'fjord',
    customerUserId: 74,
    customerProduct: 'komplet',
  },
  'no company has a name': { newCompany: 'Norrbygg AB' },
  'no product has a code': { newProduct: 'norge-basis' },
  'a product is sold': { soldProduct: 'norge-basis' },
  'a company has a key': { companyOfKeyId: 12, customerKeyId: 7 },
  'no user has an address': { newEmailOfUser: 'eva.lind@norrbygg.test' },
  'a user was invited': { invitedUserId: 75 },
  'a customer has asked for an erasure': { customerRequestId: 48 },
  'two mails have failed': { failingMailId: 512 },
  'a source of notices has failed': {},
  'users of a product begin in its country': { usedProduct: 'norge-basis' },
  'administrators have changed something twice': {},

  [requestMade]: { readId: 48213, readText: '2026-11-30' },
} as const

type ProviderStates = typeof providerStates

export type ProviderState = keyof ProviderStates

/** The values that a service returns when it sets up a provider state, such as the id of a list. */
export type ProviderValues<State extends ProviderState> = {
  -readonly [Name in keyof ProviderStates[State]]: ProviderStates[State][Name] extends number
    ? number
    : string
}

/** The states that a function sets up. For `requestMade`, the endpoint makes the described request instead. */
export type SetUpState = Exclude<ProviderState, typeof requestMade>

export type ProviderStateHandlers = { [State in SetUpState]: () => Promise<ProviderValues<State>> }

type UnionOfNames<State> = State extends ProviderState ? keyof ProviderStates[State] : never

export type ProviderValueName = UnionOfNames<ProviderState>

type ValueIn<State, Name> = State extends ProviderState
  ? Name extends keyof ProviderStates[State]
    ? ProviderStates[State][Name]
    : never
  : never

export type ProviderValue<Name extends ProviderValueName> =
  ValueIn<ProviderState, Name> extends number ? number : string
