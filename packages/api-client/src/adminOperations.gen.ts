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
 * Gets the users of all companies.
 *
 * For administrators. By address. `text` finds users whose name, address or company contains it.
 */
export function getManagedUsers(client: ApiClient, request?: CallRequest<'getManagedUsers'>, options?: CallOptions): Promise<CallResult<'getManagedUsers'>> {
  return client.GET('/admin/users', { params: { query: request?.query }, ...options })
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
