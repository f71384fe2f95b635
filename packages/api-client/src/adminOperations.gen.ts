// Generated from openapi/bundle.json by scripts/generate.ts: change the contract instead, then run it.
import type { ApiClient } from './createClient'
import type { CallOptions, CallRequest } from './CallRequest'
import type { CallResult } from './CallResult'

/**
 * Gets the companies that subscribe.
 *
 * For administrators. By name. `text` finds companies whose names contain it.
 */
export function getManagedCompanies(client: ApiClient, request?: CallRequest<'getManagedCompanies'>, options?: CallOptions): Promise<CallResult<'getManagedCompanies'>> {
  return client.GET('/admin/companies', { params: { query: request?.query }, ...options })
}

/**
 * Adds a company that subscribes.
 *
 * For administrators. 409 for a name that another company has.
 */
export function createManagedCompany(client: ApiClient, request: CallRequest<'createManagedCompany'>, options?: CallOptions): Promise<CallResult<'createManagedCompany'>> {
  return client.POST('/admin/companies', { body: request.body, ...options })
}

/**
 * Gets the users of all companies.
 *
 * For administrators. By address. `text` finds users whose name, address or company contains it.
 */
export function getManagedUsers(client: ApiClient, request?: CallRequest<'getManagedUsers'>, options?: CallOptions): Promise<CallResult<'getManagedUsers'>> {
  return client.GET('/admin/users', { params: { query: request?.query }, ...options })
}

/**
 * Invites a user.
 *
 * For administrators. The user gets a mail with a link that activates the account, in the language of the domain. 409 names in `errors` what is in the way: the address is taken, or the company has ended. 400 names a company or product that does not exist.
 */
export function createManagedUser(client: ApiClient, request: CallRequest<'createManagedUser'>, options?: CallOptions): Promise<CallResult<'createManagedUser'>> {
  return client.POST('/admin/users', { body: request.body, ...options })
}

/**
 * Ends a company, or lets it go on.
 *
 * For administrators. The users of an ended company are signed out, cannot log in and get no mails. 409 if another administrator was faster, and for the own company.
 */
export function setManagedCompanyEnded(client: ApiClient, request: CallRequest<'setManagedCompanyEnded'>, options?: CallOptions): Promise<CallResult<'setManagedCompanyEnded'>> {
  return client.PUT('/admin/companies/{id}', { params: { path: request.path }, body: request.body, ...options })
}

/**
 * Gets the keys of the users of a company.
 *
 * For administrators. The newest keys first, also those that have expired. No response contains a key.
 */
export function getManagedKeys(client: ApiClient, request: CallRequest<'getManagedKeys'>, options?: CallOptions): Promise<CallResult<'getManagedKeys'>> {
  return client.GET('/admin/companies/{id}/keys', { params: { path: request.path, query: request.query }, ...options })
}

/**
 * Ends a key of a user.
 *
 * For administrators. Further calls with this key get 498. The audit log names the key, its user and the administrator.
 */
export function endManagedKey(client: ApiClient, request: CallRequest<'endManagedKey'>, options?: CallOptions): Promise<CallResult<'endManagedKey'>> {
  return client.DELETE('/admin/keys/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gives a user another company or product.
 *
 * For administrators. It counts from the next call of the user. Who moves to another company leaves what the former colleagues share. 409 if the user has another company or product than `from` says, because somebody has changed it meanwhile; nothing is saved then.
 */
export function moveManagedUser(client: ApiClient, request: CallRequest<'moveManagedUser'>, options?: CallOptions): Promise<CallResult<'moveManagedUser'>> {
  return client.PUT('/admin/users/{id}', { params: { path: request.path }, body: request.body, ...options })
}

/**
 * Deactivates a user, or lets the user log in again.
 *
 * For administrators. A deactivated user is signed out and gets no mails. 409 if another administrator was faster, and for the own account.
 */
export function setManagedUserActive(client: ApiClient, request: CallRequest<'setManagedUserActive'>, options?: CallOptions): Promise<CallResult<'setManagedUserActive'>> {
  return client.PUT('/admin/users/{id}/active', { params: { path: request.path }, body: request.body, ...options })
}

/**
 * Mails the link that activates an account again.
 *
 * For administrators. Earlier links stop working. 409 for a user who has set a password or is deactivated.
 */
export function resendManagedInvitation(client: ApiClient, request: CallRequest<'resendManagedInvitation'>, options?: CallOptions): Promise<CallResult<'resendManagedInvitation'>> {
  return client.POST('/admin/users/{id}/invitation', { params: { path: request.path }, ...options })
}

/**
 * Ends the sessions of a user.
 *
 * For administrators. Further calls with these sessions get 482.
 */
export function endManagedSessions(client: ApiClient, request: CallRequest<'endManagedSessions'>, options?: CallOptions): Promise<CallResult<'endManagedSessions'>> {
  return client.DELETE('/admin/users/{id}/sessions', { params: { path: request.path }, ...options })
}

/**
 * Issues a link with which an administrator acts as a user.
 *
 * For administrators. The link works once, within 15 minutes, with the password of an administrator. Acting as the user ends after an hour. 409 for the own account.
 */
export function issueImpersonation(client: ApiClient, request: CallRequest<'issueImpersonation'>, options?: CallOptions): Promise<CallResult<'issueImpersonation'>> {
  return client.POST('/admin/users/{id}/impersonation', { params: { path: request.path }, ...options })
}

/**
 * Gets the products that companies can buy.
 *
 * For administrators. By code. `text` finds products whose name or code contains it.
 */
export function getManagedProducts(client: ApiClient, request?: CallRequest<'getManagedProducts'>, options?: CallOptions): Promise<CallResult<'getManagedProducts'>> {
  return client.GET('/admin/products', { params: { query: request?.query }, ...options })
}

/**
 * Adds a product.
 *
 * For administrators. 400 names in `errors` each value that makes no sense. 409 for a code that another product has.
 */
export function createManagedProduct(client: ApiClient, request: CallRequest<'createManagedProduct'>, options?: CallOptions): Promise<CallResult<'createManagedProduct'>> {
  return client.POST('/admin/products', { body: request.body, ...options })
}

/**
 * Changes a product.
 *
 * For administrators. It counts from the next request of the users of the product. 400 names in `errors` each value that makes no sense. 409 if the product differs from what the administrator has seen; nothing is saved then.
 */
export function changeManagedProduct(client: ApiClient, request: CallRequest<'changeManagedProduct'>, options?: CallOptions): Promise<CallResult<'changeManagedProduct'>> {
  return client.PUT('/admin/products/{code}', { params: { path: request.path }, body: request.body, ...options })
}

/**
 * Gets what administrators have changed.
 *
 * For administrators. The newest entries first. `before` continues with older ones.
 */
export function getAudit(client: ApiClient, request?: CallRequest<'getAudit'>, options?: CallOptions): Promise<CallResult<'getAudit'>> {
  return client.GET('/admin/audit', { params: { query: request?.query }, ...options })
}

/**
 * Gets what users and visitors ask for.
 *
 * For administrators. Requests for a demonstration, a subscription, its change or cancellation and an erasure, and tips. The newest first. `before` continues with older ones.
 */
export function getManagedRequests(client: ApiClient, request?: CallRequest<'getManagedRequests'>, options?: CallOptions): Promise<CallResult<'getManagedRequests'>> {
  return client.GET('/admin/requests', { params: { query: request?.query }, ...options })
}

/**
 * Gets the mails that have failed and are tried again.
 *
 * For administrators. The newest first, with the recipient and without any text. `before` continues with older ones.
 */
export function getManagedMails(client: ApiClient, request?: CallRequest<'getManagedMails'>, options?: CallOptions): Promise<CallResult<'getManagedMails'>> {
  return client.GET('/admin/mails', { params: { query: request?.query }, ...options })
}

/**
 * Gets how many mails wait, fail or were given up.
 *
 * For administrators. By kind. A kind without such mails is left out.
 */
export function getManagedMailQueues(client: ApiClient, options?: CallOptions): Promise<CallResult<'getManagedMailQueues'>> {
  return client.GET('/admin/mails/queues', { ...options })
}

/**
 * Sends a mail that has failed again now.
 *
 * For administrators. 409 for a mail that is tried within five minutes anyway, because it may be being sent. 404 for a mail that was sent or given up meanwhile.
 */
export function retryManagedMail(client: ApiClient, request: CallRequest<'retryManagedMail'>, options?: CallOptions): Promise<CallResult<'retryManagedMail'>> {
  return client.POST('/admin/mails/{id}/retry', { params: { path: request.path }, ...options })
}

/**
 * Gets the sources from which notices are fetched.
 *
 * For administrators. By name. A source is there once it has been read, also when the settings no longer name it.
 */
export function getManagedSources(client: ApiClient, request?: CallRequest<'getManagedSources'>, options?: CallOptions): Promise<CallResult<'getManagedSources'>> {
  return client.GET('/admin/sources', { params: { query: request?.query }, ...options })
}

/**
 * Gets how many runs of each job wait, go on or were given up.
 *
 * For administrators. Each kind of job once, in the order of their work.
 */
export function getManagedJobs(client: ApiClient, options?: CallOptions): Promise<CallResult<'getManagedJobs'>> {
  return client.GET('/admin/jobs', { ...options })
}

/**
 * Marks a request as handled, or as new again.
 *
 * For administrators. 409 if the request has another version than the administrator has seen, or is already what it should become; nothing is saved then.
 */
export function setManagedRequestHandled(client: ApiClient, request: CallRequest<'setManagedRequestHandled'>, options?: CallOptions): Promise<CallResult<'setManagedRequestHandled'>> {
  return client.PUT('/admin/requests/{kind}/{id}', { params: { path: request.path }, body: request.body, ...options })
}
