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
 * For administrators. By code.
 */
export function getManagedProducts(client: ApiClient, request?: CallRequest<'getManagedProducts'>, options?: CallOptions): Promise<CallResult<'getManagedProducts'>> {
  return client.GET('/admin/products', { params: { query: request?.query }, ...options })
}

/**
 * Gets what administrators have changed.
 *
 * For administrators. The newest entries first. `before` continues with older ones.
 */
export function getAudit(client: ApiClient, request?: CallRequest<'getAudit'>, options?: CallOptions): Promise<CallResult<'getAudit'>> {
  return client.GET('/admin/audit', { params: { query: request?.query }, ...options })
}
