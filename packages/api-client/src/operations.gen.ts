// Generated from openapi/bundle.json by scripts/generate.ts: change the contract instead, then run it.
import type { ApiClient } from './createClient'
import type { CallOptions, CallRequest } from './CallRequest'
import type { CallResult } from './CallResult'

/**
 * Signs a user in.
 *
 * Ends all other sessions of the account, whose calls then get 481. An inactive user gets 401, as for a wrong password. So does a user whose product does not cover the national domain (dk, se or no).
 */
export function createSession(client: ApiClient, request: CallRequest<'createSession'>, options?: CallOptions): Promise<CallResult<'createSession'>> {
  return client.POST('/auth', { body: request.body, ...options })
}

/**
 * Ends the session of the call.
 *
 * The token becomes invalid, and calls with it get 498. Works for users and limited visitors, on every national domain (dk, se and no).
 */
export function endSession(client: ApiClient, options?: CallOptions): Promise<CallResult<'endSession'>> {
  return client.POST('/auth/logout', { ...options })
}

/**
 * Signs an administrator in as the user of a token.
 *
 * Wrong credentials get 401, and so do those of a user who is not an administrator. An invalid token gets 498.
 */
export function impersonateUser(client: ApiClient, request: CallRequest<'impersonateUser'>, options?: CallOptions): Promise<CallResult<'impersonateUser'>> {
  return client.POST('/auth/impersonate', { body: request.body, ...options })
}

/**
 * Finds where the users of a company sign in.
 *
 * Only the part of the e-mail address after the @ counts, so the response says nothing about a person. It sets a cookie, which the browser must have when it returns from `address`. Nobody is signed in yet. The browser returns to the page in `path`, with the cookie `companySignIn`: `token.` and the token for `finishCompanySignIn`, or `failed.` and the reason.
 */
export function beginCompanySignIn(client: ApiClient, request: CallRequest<'beginCompanySignIn'>, options?: CallOptions): Promise<CallResult<'beginCompanySignIn'>> {
  return client.POST('/company-sign-in', { body: request.body, ...options })
}

/**
 * Signs in a user who has signed in at the company.
 *
 * Ends all other sessions of the account, as a login with a password does. A used, expired or unknown token gets 401, and so does that of a user who may not log in.
 */
export function finishCompanySignIn(client: ApiClient, request: CallRequest<'finishCompanySignIn'>, options?: CallOptions): Promise<CallResult<'finishCompanySignIn'>> {
  return client.POST('/company-sign-in/auth', { body: request.body, ...options })
}

/**
 * Gets the translations of the data in one language.
 *
 * The names to which the data refers by keys, such as the `translationProperty` of a criterion type. The app contains its own texts. The language in the path counts, not the one in the query.
 */
export function getTranslations(client: ApiClient, request: CallRequest<'getTranslations'>, options?: CallOptions): Promise<CallResult<'getTranslations'>> {
  return client.GET('/translations/{languageId}', { params: { path: request.path }, ...options })
}

/**
 * Gets the signed-in user.
 */
export function getCurrentUser(client: ApiClient, options?: CallOptions): Promise<CallResult<'getCurrentUser'>> {
  return client.GET('/pa-users', { ...options })
}

/**
 * Saves the user's own data.
 *
 * Saves name, phone, position and the pop-up setting. The whole user may be sent. Other properties are ignored.
 */
export function updateCurrentUser(client: ApiClient, request: CallRequest<'updateCurrentUser'>, options?: CallOptions): Promise<CallResult<'updateCurrentUser'>> {
  return client.PUT('/pa-users', { body: request.body, ...options })
}

/**
 * Changes the e-mail address of the user.
 *
 * The code was sent to the new address. A wrong code gets 400, and an address that belongs to another user gets 409.
 */
export function updateEmail(client: ApiClient, request: CallRequest<'updateEmail'>, options?: CallOptions): Promise<CallResult<'updateEmail'>> {
  return client.PUT('/pa-users/updateEmail', { body: request.body, ...options })
}

/**
 * Sends an e-mail with a link for setting a new password.
 *
 * The response does not depend on whether the user exists, so that it cannot reveal who has an account.
 */
export function requestPasswordReset(client: ApiClient, request: CallRequest<'requestPasswordReset'>, options?: CallOptions): Promise<CallResult<'requestPasswordReset'>> {
  return client.POST('/pa-users/passwordReset', { params: { query: request.query }, ...options })
}

/**
 * Sets a new password for the signed-in user.
 */
export function setPassword(client: ApiClient, request: CallRequest<'setPassword'>, options?: CallOptions): Promise<CallResult<'setPassword'>> {
  return client.POST('/pa-users/newPassword', { body: request.body, ...options })
}

/**
 * Sets a new password with the token of a reset e-mail.
 *
 * The token works once. A used, expired or unknown token gets 498. All sessions of the account end, except the session of this call.
 */
export function resetPassword(client: ApiClient, request: CallRequest<'resetPassword'>, options?: CallOptions): Promise<CallResult<'resetPassword'>> {
  return client.PUT('/pa-users/changePassword', { body: request.body, ...options })
}

/**
 * Activates a new user by setting the first password.
 *
 * The user cannot sign in before that. The token works once, and a used, expired or unknown token gets 498.
 */
export function activateUser(client: ApiClient, request: CallRequest<'activateUser'>, options?: CallOptions): Promise<CallResult<'activateUser'>> {
  return client.PUT('/pa-users/activate', { body: request.body, ...options })
}

/**
 * Requests a subscription.
 */
export function requestSubscription(client: ApiClient, request: CallRequest<'requestSubscription'>, options?: CallOptions): Promise<CallResult<'requestSubscription'>> {
  return client.POST('/pa-users/requestSubscription', { body: request.body, ...options })
}

/**
 * Requests a change of a subscription.
 *
 * The id must be that of the caller. Other ids get 403.
 */
export function requestSubscriptionChange(client: ApiClient, request: CallRequest<'requestSubscriptionChange'>, options?: CallOptions): Promise<CallResult<'requestSubscriptionChange'>> {
  return client.POST('/pa-users/changeSubscription/{id}', { params: { path: request.path }, ...options })
}

/**
 * Requests the cancellation of the subscription.
 *
 * The subscription continues until support has handled the request.
 */
export function requestSubscriptionCancellation(client: ApiClient, options?: CallOptions): Promise<CallResult<'requestSubscriptionCancellation'>> {
  return client.POST('/pa-users/cancelSubscription', { ...options })
}

/**
 * Requests a demonstration of the product.
 */
export function bookDemo(client: ApiClient, request: CallRequest<'bookDemo'>, options?: CallOptions): Promise<CallResult<'bookDemo'>> {
  return client.POST('/pa-users/bookDemo', { body: request.body, ...options })
}

/**
 * Gets the other users of the same company.
 */
export function getColleagues(client: ApiClient, options?: CallOptions): Promise<CallResult<'getColleagues'>> {
  return client.GET('/pa-users/company', { ...options })
}

/**
 * Gets the record of the calling limited visitor.
 *
 * Also works when no views are left, so that the app can say so. A signed-in user gets 403.
 */
export function getLimitedAccess(client: ApiClient, options?: CallOptions): Promise<CallResult<'getLimitedAccess'>> {
  return client.GET('/limited-access', { ...options })
}

/**
 * Creates limited access and sends the code.
 *
 * The code has four letters, is valid for 10 minutes, works once and allows five tries. The status is 409 if the e-mail is in use, and 403 if access is refused or too many codes were requested.
 */
export function createLimitedAccess(client: ApiClient, request: CallRequest<'createLimitedAccess'>, options?: CallOptions): Promise<CallResult<'createLimitedAccess'>> {
  return client.POST('/limited-access/create', { body: request.body, ...options })
}

/**
 * Sends a new code to a limited visitor.
 *
 * The earlier code no longer works. The status is 403 if too many codes were requested.
 */
export function resendLimitedAccessCode(client: ApiClient, request: CallRequest<'resendLimitedAccessCode'>, options?: CallOptions): Promise<CallResult<'resendLimitedAccessCode'>> {
  return client.POST('/limited-access/resend', { body: request.body, ...options })
}

/**
 * Signs a limited visitor in with the code from the e-mail.
 *
 * A wrong or expired code gets 401, and so does every try after the fifth. An address without limited access gets 404.
 */
export function authenticateLimitedAccess(client: ApiClient, request: CallRequest<'authenticateLimitedAccess'>, options?: CallOptions): Promise<CallResult<'authenticateLimitedAccess'>> {
  return client.POST('/limited-access/auth', { body: request.body, ...options })
}

/**
 * Gets a project agent.
 */
export function getProjectAgent(client: ApiClient, request: CallRequest<'getProjectAgent'>, options?: CallOptions): Promise<CallResult<'getProjectAgent'>> {
  return client.GET('/agents/project/{id}', { params: { path: request.path }, ...options })
}

/**
 * Saves a project agent.
 *
 * Replaces the agent. Missing filters become empty.
 */
export function updateProjectAgent(client: ApiClient, request: CallRequest<'updateProjectAgent'>, options?: CallOptions): Promise<CallResult<'updateProjectAgent'>> {
  return client.PUT('/agents/project/{id}', { params: { path: request.path }, body: request.body, ...options })
}

/**
 * Deletes a project agent.
 *
 * Deletes it for all users who share it.
 */
export function deleteProjectAgent(client: ApiClient, request: CallRequest<'deleteProjectAgent'>, options?: CallOptions): Promise<CallResult<'deleteProjectAgent'>> {
  return client.DELETE('/agents/project/{id}', { params: { path: request.path }, ...options })
}

/**
 * Saves a new project agent.
 */
export function createProjectAgent(client: ApiClient, request: CallRequest<'createProjectAgent'>, options?: CallOptions): Promise<CallResult<'createProjectAgent'>> {
  return client.POST('/agents/project', { body: request.body, ...options })
}

/**
 * Gets a procurement agent.
 */
export function getProcurementAgent(client: ApiClient, request: CallRequest<'getProcurementAgent'>, options?: CallOptions): Promise<CallResult<'getProcurementAgent'>> {
  return client.GET('/agents/procurement/{id}', { params: { path: request.path }, ...options })
}

/**
 * Saves a procurement agent.
 *
 * Replaces the agent. Missing filters become empty.
 */
export function updateProcurementAgent(client: ApiClient, request: CallRequest<'updateProcurementAgent'>, options?: CallOptions): Promise<CallResult<'updateProcurementAgent'>> {
  return client.PUT('/agents/procurement/{id}', { params: { path: request.path }, body: request.body, ...options })
}

/**
 * Deletes a procurement agent.
 *
 * Deletes it for all users who share it.
 */
export function deleteProcurementAgent(client: ApiClient, request: CallRequest<'deleteProcurementAgent'>, options?: CallOptions): Promise<CallResult<'deleteProcurementAgent'>> {
  return client.DELETE('/agents/procurement/{id}', { params: { path: request.path }, ...options })
}

/**
 * Saves a new procurement agent.
 */
export function createProcurementAgent(client: ApiClient, request: CallRequest<'createProcurementAgent'>, options?: CallOptions): Promise<CallResult<'createProcurementAgent'>> {
  return client.POST('/agents/procurement', { body: request.body, ...options })
}

/**
 * Gets a company agent.
 */
export function getCompanyAgent(client: ApiClient, request: CallRequest<'getCompanyAgent'>, options?: CallOptions): Promise<CallResult<'getCompanyAgent'>> {
  return client.GET('/agents/company/{id}', { params: { path: request.path }, ...options })
}

/**
 * Saves a company agent.
 *
 * Replaces the agent. Missing filters become empty.
 */
export function updateCompanyAgent(client: ApiClient, request: CallRequest<'updateCompanyAgent'>, options?: CallOptions): Promise<CallResult<'updateCompanyAgent'>> {
  return client.PUT('/agents/company/{id}', { params: { path: request.path }, body: request.body, ...options })
}

/**
 * Deletes a company agent.
 *
 * Deletes it for all users who share it.
 */
export function deleteCompanyAgent(client: ApiClient, request: CallRequest<'deleteCompanyAgent'>, options?: CallOptions): Promise<CallResult<'deleteCompanyAgent'>> {
  return client.DELETE('/agents/company/{id}', { params: { path: request.path }, ...options })
}

/**
 * Saves a new company agent.
 */
export function createCompanyAgent(client: ApiClient, request: CallRequest<'createCompanyAgent'>, options?: CallOptions): Promise<CallResult<'createCompanyAgent'>> {
  return client.POST('/agents/company', { body: request.body, ...options })
}

/**
 * Gets the agents (saved searches) of the user.
 *
 * Includes agents that colleagues share with the user. `limit` and `index` apply to each item type separately. Without `limit`, all agents are returned.
 */
export function getAgents(client: ApiClient, request?: CallRequest<'getAgents'>, options?: CallOptions): Promise<CallResult<'getAgents'>> {
  return client.GET('/agents/list', { params: { query: request?.query }, ...options })
}

/**
 * Explains why the agents of the caller find an item, or not.
 *
 * Compares the item with each agent of the caller that searches its type, filter by filter. The agents that find the item come first, then the agents with the fewest failing filters. Explaining a company requires company access.
 */
export function getExplanations(client: ApiClient, request: CallRequest<'getExplanations'>, options?: CallOptions): Promise<CallResult<'getExplanations'>> {
  return client.GET('/explanations/{itemType}/{id}', { params: { path: request.path }, ...options })
}

/**
 * Proposes filters with which an agent would not find an item.
 *
 * Tries each proposed filter on the latest items that the agent finds. Saves nothing. A proposal that would drop more than half of these items is left out. If the agent does not find the item, there are no proposals. Proposals that also drop other items which the caller has hidden come first.
 */
export function getNarrowing(client: ApiClient, request: CallRequest<'getNarrowing'>, options?: CallOptions): Promise<CallResult<'getNarrowing'>> {
  return client.GET('/narrowings/{agentId}/{itemType}/{id}', { params: { path: request.path }, ...options })
}

/**
 * Counts what a project agent (a saved search) would have mailed.
 *
 * Counts the projects that were new or changed in the last 90 days and that the filters find now. Saves nothing. Ignores paid details that the caller may not read.
 */
export function rehearseProjectAgent(client: ApiClient, request: CallRequest<'rehearseProjectAgent'>, options?: CallOptions): Promise<CallResult<'rehearseProjectAgent'>> {
  return client.POST('/rehearsals/project', { body: request.body, ...options })
}

/**
 * Counts what a procurement agent (a saved search) would have mailed.
 *
 * Counts the procurements that were new or changed in the last 90 days and that the filters find now. Saves nothing. Ignores paid details that the caller may not read.
 */
export function rehearseProcurementAgent(client: ApiClient, request: CallRequest<'rehearseProcurementAgent'>, options?: CallOptions): Promise<CallResult<'rehearseProcurementAgent'>> {
  return client.POST('/rehearsals/procurement', { body: request.body, ...options })
}

/**
 * Counts what a company agent (a saved search) would have mailed.
 *
 * Counts the companies that were new or changed in the last 90 days and that the filters find now. Saves nothing. Ignores paid details that the caller may not read. Requires company access.
 */
export function rehearseCompanyAgent(client: ApiClient, request: CallRequest<'rehearseCompanyAgent'>, options?: CallOptions): Promise<CallResult<'rehearseCompanyAgent'>> {
  return client.POST('/rehearsals/company', { body: request.body, ...options })
}

/**
 * Gets the lists of the user.
 *
 * Includes lists that colleagues share with the user.
 */
export function getLists(client: ApiClient, options?: CallOptions): Promise<CallResult<'getLists'>> {
  return client.GET('/lists', { ...options })
}

/**
 * Saves a list.
 *
 * Replaces the whole list. Requires a paid product, and company access for adding companies.
 */
export function updateList(client: ApiClient, request: CallRequest<'updateList'>, options?: CallOptions): Promise<CallResult<'updateList'>> {
  return client.PUT('/lists', { body: request.body, ...options })
}

/**
 * Saves a new list.
 *
 * Requires a paid product.
 */
export function createList(client: ApiClient, request: CallRequest<'createList'>, options?: CallOptions): Promise<CallResult<'createList'>> {
  return client.POST('/lists', { body: request.body, ...options })
}

/**
 * Gets articles about the projects on the lists of the user.
 *
 * Newest first.
 */
export function getRelevantArticles(client: ApiClient, request?: CallRequest<'getRelevantArticles'>, options?: CallOptions): Promise<CallResult<'getRelevantArticles'>> {
  return client.GET('/lists/articles', { params: { query: request?.query }, ...options })
}

/**
 * Deletes a list.
 *
 * Deletes it for all users who share it.
 */
export function deleteList(client: ApiClient, request: CallRequest<'deleteList'>, options?: CallOptions): Promise<CallResult<'deleteList'>> {
  return client.DELETE('/lists/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the items of a list.
 *
 * A page of the projects, one of the procurements and one of the companies. Items that no longer exist are left out. Projects whose phase the caller's product does not cover are in `outsideProduct`.
 */
export function getListItems(client: ApiClient, request: CallRequest<'getListItems'>, options?: CallOptions): Promise<CallResult<'getListItems'>> {
  return client.GET('/lists/items/{id}', { params: { path: request.path, query: request.query }, ...options })
}

/**
 * Marks a list as seen.
 *
 * Marks the list for the caller only, not for other users who share it.
 */
export function markListSeen(client: ApiClient, request: CallRequest<'markListSeen'>, options?: CallOptions): Promise<CallResult<'markListSeen'>> {
  return client.PUT('/lists/setSeen/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the hidden items of the company.
 *
 * An item is hidden from the caller if the caller's id is in `usersIds`.
 */
export function getHiddenItems(client: ApiClient, options?: CallOptions): Promise<CallResult<'getHiddenItems'>> {
  return client.GET('/blacklists', { ...options })
}

/**
 * Changes the users from whom an item is hidden.
 *
 * Requires a paid product. Callers who are not among the users see the item again. The item of an entry stays the same.
 */
export function updateHiddenItem(client: ApiClient, request: CallRequest<'updateHiddenItem'>, options?: CallOptions): Promise<CallResult<'updateHiddenItem'>> {
  return client.PUT('/blacklists', { body: request.body, ...options })
}

/**
 * Hides an item.
 *
 * Requires a paid product. Hiding an item again gets 409.
 */
export function createHiddenItem(client: ApiClient, request: CallRequest<'createHiddenItem'>, options?: CallOptions): Promise<CallResult<'createHiddenItem'>> {
  return client.POST('/blacklists', { body: request.body, ...options })
}

/**
 * Stops hiding an item.
 *
 * All users from whom the item was hidden see it again.
 */
export function deleteHiddenItem(client: ApiClient, request: CallRequest<'deleteHiddenItem'>, options?: CallOptions): Promise<CallResult<'deleteHiddenItem'>> {
  return client.DELETE('/blacklists/remove/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the projects and procurements that are hidden from the user.
 *
 * A page of the projects and one of the procurements, the most recently hidden first. Projects whose phase the caller's product does not cover are in `outsideProduct`.
 */
export function getHiddenItemDetails(client: ApiClient, request?: CallRequest<'getHiddenItemDetails'>, options?: CallOptions): Promise<CallResult<'getHiddenItemDetails'>> {
  return client.GET('/blacklists/pdata', { params: { query: request?.query }, ...options })
}

/**
 * Stops hiding items that have ended.
 *
 * A procurement has ended when all its date windows are in the past, and a project when it is in its last phase. The items are no longer hidden from the caller, or with `cleanForAll` from the whole company. Although it is a GET, it changes data. It must not be prefetched, repeated or cached.
 */
export function cleanUpHiddenItems(client: ApiClient, request?: CallRequest<'cleanUpHiddenItems'>, options?: CallOptions): Promise<CallResult<'cleanUpHiddenItems'>> {
  return client.GET('/blacklists/cleanup-blacklist', { params: { query: request?.query }, ...options })
}

/**
 * Puts several items on one list.
 *
 * Takes the items off the caller's other lists, so that each is on exactly one list. Items that no longer exist are left out and returned in `missing`. Either all lists are saved or none. Requires a paid product, and company access for companies.
 */
export function addItemsToList(client: ApiClient, request: CallRequest<'addItemsToList'>, options?: CallOptions): Promise<CallResult<'addItemsToList'>> {
  return client.POST('/selected-items/add-to-list', { body: request.body, ...options })
}

/**
 * Hides several items.
 *
 * If the company hides an item already, the new users are added. Items that no longer exist are left out and returned in `missing`. Requires a paid product.
 */
export function hideItems(client: ApiClient, request: CallRequest<'hideItems'>, options?: CallOptions): Promise<CallResult<'hideItems'>> {
  return client.POST('/selected-items/hide', { body: request.body, ...options })
}

/**
 * Undoes the hiding of several items.
 *
 * Accepts the property `hidden` from the response of `hideItems`. Stops hiding these items from these users. Deletes entries that are then without users. Entries that are gone or belong to another company are ignored. Requires a paid product.
 */
export function unhideItems(client: ApiClient, request: CallRequest<'unhideItems'>, options?: CallOptions): Promise<CallResult<'unhideItems'>> {
  return client.POST('/selected-items/unhide', { body: request.body, ...options })
}

/**
 * Finds items that are new or changed.
 *
 * Compares items with the time when the caller last opened them. For items that the caller has not opened, this is the end of the caller's previous visit: the last activity before a pause of at least four hours. Items without changes, and items that no longer exist, are left out.
 */
export function findUnseenItems(client: ApiClient, request: CallRequest<'findUnseenItems'>, options?: CallOptions): Promise<CallResult<'findUnseenItems'>> {
  return client.POST('/unseen-items', { body: request.body, ...options })
}

/**
 * Gets the calendar feeds of the caller.
 *
 * Feeds of lists and agents that are no longer shared with the caller are left out.
 */
export function getCalendarFeeds(client: ApiClient, options?: CallOptions): Promise<CallResult<'getCalendarFeeds'>> {
  return client.GET('/calendar-feeds', { ...options })
}

/**
 * Creates a calendar feed.
 *
 * Requires a paid product. The feed always contains what the caller may see when it is read. Reading a feed needs no session.
 */
export function createCalendarFeed(client: ApiClient, request: CallRequest<'createCalendarFeed'>, options?: CallOptions): Promise<CallResult<'createCalendarFeed'>> {
  return client.POST('/calendar-feeds', { body: request.body, ...options })
}

/**
 * Gives a calendar feed a new address.
 *
 * Requires a paid product. The old address stops working.
 */
export function renewCalendarFeed(client: ApiClient, request: CallRequest<'renewCalendarFeed'>, options?: CallOptions): Promise<CallResult<'renewCalendarFeed'>> {
  return client.PUT('/calendar-feeds/{id}', { params: { path: request.path }, ...options })
}

/**
 * Deletes a calendar feed.
 *
 * Its address stops working.
 */
export function deleteCalendarFeed(client: ApiClient, request: CallRequest<'deleteCalendarFeed'>, options?: CallOptions): Promise<CallResult<'deleteCalendarFeed'>> {
  return client.DELETE('/calendar-feeds/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the reminders of the caller.
 *
 * Reminders of lists that are no longer shared with the caller are left out.
 */
export function getReminders(client: ApiClient, options?: CallOptions): Promise<CallResult<'getReminders'>> {
  return client.GET('/reminders', { ...options })
}

/**
 * Sets when the caller is reminded of deadlines.
 *
 * Requires a paid product. The e-mail is sent at 06:00 in the time zone of the user's national domain (dk, se or no), once for each deadline. A deadline that moves to another day counts as a new deadline.
 */
export function saveReminder(client: ApiClient, request: CallRequest<'saveReminder'>, options?: CallOptions): Promise<CallResult<'saveReminder'>> {
  return client.PUT('/reminders', { body: request.body, ...options })
}

/**
 * Sets the language of the user.
 *
 * All e-mails to the user have this language. Logging in does not change it, whatever the language and the national domain (dk, se or no) of the login. An administrator who acts as a user may not set it.
 */
export function setUserLanguage(client: ApiClient, request: CallRequest<'setUserLanguage'>, options?: CallOptions): Promise<CallResult<'setUserLanguage'>> {
  return client.PUT('/user-language', { body: request.body, ...options })
}

/**
 * Gets the state of the copy of the caller's data.
 *
 * An administrator who acts as a user may not call it.
 */
export function getPersonalDataExport(client: ApiClient, options?: CallOptions): Promise<CallResult<'getPersonalDataExport'>> {
  return client.GET('/personal-data-export', { ...options })
}

/**
 * Asks for a copy of the caller's data.
 *
 * A job makes the copy within minutes, and an e-mail says when it is ready. A copy that was made before is replaced.
 */
export function requestPersonalDataExport(client: ApiClient, options?: CallOptions): Promise<CallResult<'requestPersonalDataExport'>> {
  return client.POST('/personal-data-export', { ...options })
}

/**
 * Asks for the erasure of the caller's account.
 *
 * An administrator confirms it. Until then nothing changes. An administrator who acts as a user may not call it.
 */
export function requestErasure(client: ApiClient, options?: CallOptions): Promise<CallResult<'requestErasure'>> {
  return client.POST('/personal-data-erasure', { ...options })
}

/**
 * Gets what needs attention today.
 *
 * Returns the next deadlines and the unseen changes of the items on the caller's lists.
 */
export function getToday(client: ApiClient, options?: CallOptions): Promise<CallResult<'getToday'>> {
  return client.GET('/today', { ...options })
}

/**
 * Marks items as seen.
 *
 * Later, only changes after this call are unseen. Items that no longer exist are ignored.
 */
export function markItemsSeen(client: ApiClient, request: CallRequest<'markItemsSeen'>, options?: CallOptions): Promise<CallResult<'markItemsSeen'>> {
  return client.POST('/seen-items', { body: request.body, ...options })
}

/**
 * Dismisses deadlines, or shows them again.
 *
 * For the caller, a dismissed deadline is no longer among the deadlines of today. It returns when the tender's deadline moves to another day. Tenders that no longer exist are ignored. Requires a paid product.
 */
export function dismissDeadlines(client: ApiClient, request: CallRequest<'dismissDeadlines'>, options?: CallOptions): Promise<CallResult<'dismissDeadlines'>> {
  return client.PUT('/dismissed-deadlines', { body: request.body, ...options })
}

/**
 * Gets the countries.
 */
export function getCountries(client: ApiClient, options?: CallOptions): Promise<CallResult<'getCountries'>> {
  return client.GET('/countries', { ...options })
}

/**
 * Gets the criterion types with their trees.
 */
export function getCriterionTypes(client: ApiClient, options?: CallOptions): Promise<CallResult<'getCriterionTypes'>> {
  return client.GET('/criteria/criterion-types', { ...options })
}

/**
 * Gets the phases of procurements.
 */
export function getProcurementPhases(client: ApiClient, options?: CallOptions): Promise<CallResult<'getProcurementPhases'>> {
  return client.GET('/procurement-phases', { ...options })
}

/**
 * Gets a phase of procurements.
 */
export function getProcurementPhase(client: ApiClient, request: CallRequest<'getProcurementPhase'>, options?: CallOptions): Promise<CallResult<'getProcurementPhase'>> {
  return client.GET('/procurement-phases/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the types of procurements.
 */
export function getProcurementTypes(client: ApiClient, options?: CallOptions): Promise<CallResult<'getProcurementTypes'>> {
  return client.GET('/procurement-types', { ...options })
}

/**
 * Gets a type of procurements.
 */
export function getProcurementType(client: ApiClient, request: CallRequest<'getProcurementType'>, options?: CallOptions): Promise<CallResult<'getProcurementType'>> {
  return client.GET('/procurement-types/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the phases of projects.
 *
 * All phases, regardless of the caller's product.
 */
export function getProjectPhases(client: ApiClient, options?: CallOptions): Promise<CallResult<'getProjectPhases'>> {
  return client.GET('/project-phases', { ...options })
}

/**
 * Gets a phase of projects.
 */
export function getProjectPhase(client: ApiClient, request: CallRequest<'getProjectPhase'>, options?: CallOptions): Promise<CallResult<'getProjectPhase'>> {
  return client.GET('/project-phases/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the roles that companies can have.
 */
export function getRoles(client: ApiClient, options?: CallOptions): Promise<CallResult<'getRoles'>> {
  return client.GET('/roles', { ...options })
}

/**
 * Gets a role.
 */
export function getRole(client: ApiClient, request: CallRequest<'getRole'>, options?: CallOptions): Promise<CallResult<'getRole'>> {
  return client.GET('/roles/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets a project.
 *
 * The first request of a limited visitor for a project costs one of a few views. Without views left the status is 480.
 */
export function getProject(client: ApiClient, request: CallRequest<'getProject'>, options?: CallOptions): Promise<CallResult<'getProject'>> {
  return client.GET('/projects/byId/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets a procurement.
 *
 * Limited access covers projects only, so a limited visitor gets 401, as a visitor who is not signed in does.
 */
export function getProcurement(client: ApiClient, request: CallRequest<'getProcurement'>, options?: CallOptions): Promise<CallResult<'getProcurement'>> {
  return client.GET('/procurements/byId/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the procurements of a project.
 *
 * Newest first.
 */
export function getProcurementsByProject(client: ApiClient, request: CallRequest<'getProcurementsByProject'>, options?: CallOptions): Promise<CallResult<'getProcurementsByProject'>> {
  return client.GET('/search-items/procurements/by-project/{id}', { params: { path: request.path, query: request.query }, ...options })
}

/**
 * Gets a company.
 *
 * Requires company access. Without it the status is 401, as for a visitor who is not signed in. The app then offers an upgrade.
 */
export function getCompany(client: ApiClient, request: CallRequest<'getCompany'>, options?: CallOptions): Promise<CallResult<'getCompany'>> {
  return client.GET('/companies/byId/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the logo of the company that runs the national domain.
 *
 * Returns the logo of the domain in `domainId`. It is printed on reports.
 */
export function getCompanyLogo(client: ApiClient, options?: CallOptions): Promise<CallResult<'getCompanyLogo'>> {
  return client.GET('/companies/logo/byDomain', { ...options })
}

/**
 * Searches companies and roles for incremental loading.
 *
 * Works like the company search, for lists that load more rows on request. The count of the first page also applies to the following pages. Requires company access.
 */
export function searchCompaniesAndRoles(client: ApiClient, request: CallRequest<'searchCompaniesAndRoles'>, options?: CallOptions): Promise<CallResult<'searchCompaniesAndRoles'>> {
  return client.POST('/companies/search', { params: { query: request.query }, body: request.body, ...options })
}

/**
 * Counts the matches of a search for companies and roles.
 *
 * Requires company access.
 */
export function countCompaniesAndRoles(client: ApiClient, request: CallRequest<'countCompaniesAndRoles'>, options?: CallOptions): Promise<CallResult<'countCompaniesAndRoles'>> {
  return client.POST('/companies/search/count', { params: { query: request.query }, body: request.body, ...options })
}

/**
 * Searches projects.
 *
 * Leaves out items that are hidden from the caller, and projects in phases that the caller's product does not include.
 */
export function searchProjects(client: ApiClient, request: CallRequest<'searchProjects'>, options?: CallOptions): Promise<CallResult<'searchProjects'>> {
  return client.POST('/search-items/search/projects', { params: { query: request.query }, body: request.body, ...options })
}

/**
 * Searches procurements.
 *
 * Leaves out items that are hidden from the caller.
 */
export function searchProcurements(client: ApiClient, request: CallRequest<'searchProcurements'>, options?: CallOptions): Promise<CallResult<'searchProcurements'>> {
  return client.POST('/search-items/search/procurements', { params: { query: request.query }, body: request.body, ...options })
}

/**
 * Searches companies.
 *
 * Requires company access.
 */
export function searchCompanies(client: ApiClient, request: CallRequest<'searchCompanies'>, options?: CallOptions): Promise<CallResult<'searchCompanies'>> {
  return client.POST('/search-items/search/companies', { params: { query: request.query }, body: request.body, ...options })
}

/**
 * Gets the roles of a company.
 *
 * Requires company access.
 */
export function getCompanyRoles(client: ApiClient, request: CallRequest<'getCompanyRoles'>, options?: CallOptions): Promise<CallResult<'getCompanyRoles'>> {
  return client.GET('/search-items/company-roles/by-company/{id}', { params: { path: request.path, query: request.query }, ...options })
}

/**
 * Returns the synonyms that a search adds to the words of a free text.
 *
 * Leaves out words without synonyms, and words that are searched without their synonyms (`=hospital`).
 */
export function getSynonyms(client: ApiClient, request: CallRequest<'getSynonyms'>, options?: CallOptions): Promise<CallResult<'getSynonyms'>> {
  return client.GET('/search-items/synonyms', { params: { query: request.query }, ...options })
}

/**
 * Suggests companies whose names begin with a text.
 *
 * Needs no company access, because projects and procurements can be filtered by company.
 */
export function autocompleteCompanies(client: ApiClient, request: CallRequest<'autocompleteCompanies'>, options?: CallOptions): Promise<CallResult<'autocompleteCompanies'>> {
  return client.GET('/search-items/search/companies/autocomplete', { params: { query: request.query }, ...options })
}

/**
 * Gets what has changed, in order.
 *
 * Requires a paid product. Every change of a project, tender or company that the caller may see, in the order in which it was stored, also corrections of older data. No change is skipped and none comes twice: `next` of each page is the `after` of the next call, now or a month later. A page may be empty although `hasMore` is true, because one call looks at a limited number of changes. Only `agentId` or `listId` is allowed. With `agentId`, the changes are those of items that the agent finds when they are read; with `listId`, of items that are on the list then.
 */
export function getChanges(client: ApiClient, request?: CallRequest<'getChanges'>, options?: CallOptions): Promise<CallResult<'getChanges'>> {
  return client.GET('/changes', { params: { query: request?.query }, ...options })
}

/**
 * Gets an update.
 *
 * An update of a procurement requires a paid product.
 */
export function getUpdate(client: ApiClient, request: CallRequest<'getUpdate'>, options?: CallOptions): Promise<CallResult<'getUpdate'>> {
  return client.GET('/updates/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the updates of a project.
 *
 * Newest first, the latest 500 at most. Needs no product. Limited visitors can see the updates of projects that they have opened.
 */
export function getProjectUpdates(client: ApiClient, request: CallRequest<'getProjectUpdates'>, options?: CallOptions): Promise<CallResult<'getProjectUpdates'>> {
  return client.GET('/updates/byProjectId/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the updates of a procurement.
 *
 * Newest first, the latest 500 at most. Requires a paid product.
 */
export function getProcurementUpdates(client: ApiClient, request: CallRequest<'getProcurementUpdates'>, options?: CallOptions): Promise<CallResult<'getProcurementUpdates'>> {
  return client.GET('/updates/byProcurementId/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the activity log of a list.
 *
 * Newest first, the latest 500 at most. Requires a paid product.
 */
export function getListUpdates(client: ApiClient, request: CallRequest<'getListUpdates'>, options?: CallOptions): Promise<CallResult<'getListUpdates'>> {
  return client.GET('/updates/byListId/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the notes on a project.
 *
 * Only notes that the caller may see, newest first.
 */
export function getProjectNotes(client: ApiClient, request: CallRequest<'getProjectNotes'>, options?: CallOptions): Promise<CallResult<'getProjectNotes'>> {
  return client.GET('/notes/byProject/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the notes on a procurement.
 *
 * Only notes that the caller may see, newest first.
 */
export function getProcurementNotes(client: ApiClient, request: CallRequest<'getProcurementNotes'>, options?: CallOptions): Promise<CallResult<'getProcurementNotes'>> {
  return client.GET('/notes/byProcurement/{id}', { params: { path: request.path }, ...options })
}

/**
 * Saves a note.
 *
 * All users who share the note can change it. The item of a note stays the same.
 */
export function updateNote(client: ApiClient, request: CallRequest<'updateNote'>, options?: CallOptions): Promise<CallResult<'updateNote'>> {
  return client.PUT('/notes', { body: request.body, ...options })
}

/**
 * Saves a new note.
 *
 * Requires a paid product, and company access for a note on a company.
 */
export function createNote(client: ApiClient, request: CallRequest<'createNote'>, options?: CallOptions): Promise<CallResult<'createNote'>> {
  return client.POST('/notes', { body: request.body, ...options })
}

/**
 * Deletes a note.
 *
 * Deletes it for all users who share it.
 */
export function deleteNote(client: ApiClient, request: CallRequest<'deleteNote'>, options?: CallOptions): Promise<CallResult<'deleteNote'>> {
  return client.DELETE('/notes/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets a contact.
 *
 * Requires company access.
 */
export function getContact(client: ApiClient, request: CallRequest<'getContact'>, options?: CallOptions): Promise<CallResult<'getContact'>> {
  return client.GET('/contacts/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the contacts of a company.
 *
 * Requires company access.
 */
export function getCompanyContacts(client: ApiClient, request: CallRequest<'getCompanyContacts'>, options?: CallOptions): Promise<CallResult<'getCompanyContacts'>> {
  return client.GET('/contacts/forCompany/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets news about the product.
 *
 * Newest first.
 */
export function getNotifications(client: ApiClient, request?: CallRequest<'getNotifications'>, options?: CallOptions): Promise<CallResult<'getNotifications'>> {
  return client.GET('/notifications', { params: { query: request?.query }, ...options })
}

/**
 * Marks all news as seen.
 */
export function markNotificationsSeen(client: ApiClient, options?: CallOptions): Promise<CallResult<'markNotificationsSeen'>> {
  return client.PUT('/notifications/setAllSeen', { ...options })
}

/**
 * Gets the user guide.
 *
 * In the language of the call.
 */
export function getHelpdesk(client: ApiClient, options?: CallOptions): Promise<CallResult<'getHelpdesk'>> {
  return client.GET('/helpdesk', { ...options })
}

/**
 * Gets a tip (a message to the sales team).
 *
 * The tip must be from the caller or a colleague.
 */
export function getTip(client: ApiClient, request: CallRequest<'getTip'>, options?: CallOptions): Promise<CallResult<'getTip'>> {
  return client.GET('/tips/{id}', { params: { path: request.path }, ...options })
}

/**
 * Sends a tip (a message to the sales team).
 *
 * A tip is about the role of a company or about a contact. A second tip of the same user about a role gets 409.
 */
export function sendTip(client: ApiClient, request: CallRequest<'sendTip'>, options?: CallOptions): Promise<CallResult<'sendTip'>> {
  return client.POST('/tips', { body: request.body, ...options })
}

/**
 * Gets whether the user has sent a tip about the role of a company.
 *
 * Not available for contacts.
 */
export function hasSentTip(client: ApiClient, request: CallRequest<'hasSentTip'>, options?: CallOptions): Promise<CallResult<'hasSentTip'>> {
  return client.GET('/tips/hasCompanyAndUser/{companyRoleId}', { params: { path: request.path }, ...options })
}
