// Generated from openapi/bundle.json by scripts/generate.ts: change the contract instead, then run it.
import type { ApiClient } from './createClient'
import type { CallOptions, CallRequest } from './CallRequest'
import type { CallResult } from './CallResult'

/**
 * Gets the keys of the caller.
 *
 * The newest first. Keys whose last day is over stay until they are deleted. A user has at most 20.
 */
export function getApiKeys(client: ApiClient, options?: CallOptions): Promise<CallResult<'getApiKeys'>> {
  return client.GET('/api-keys', { ...options })
}

/**
 * Creates a key for a program.
 *
 * Requires a paid product. What the key reads is always what its user may read at that time. 409 with 20 keys already.
 */
export function createApiKey(client: ApiClient, request: CallRequest<'createApiKey'>, options?: CallOptions): Promise<CallResult<'createApiKey'>> {
  return client.POST('/api-keys', { body: request.body, ...options })
}

/**
 * Ends a key.
 *
 * The next call with the key gets 498.
 */
export function deleteApiKey(client: ApiClient, request: CallRequest<'deleteApiKey'>, options?: CallOptions): Promise<CallResult<'deleteApiKey'>> {
  return client.DELETE('/api-keys/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gets the webhooks of the caller.
 *
 * The newest first. A user has at most 20. Those of lists and agents that are no longer shared with the caller are left out, and nothing is sent to them.
 */
export function getWebhooks(client: ApiClient, options?: CallOptions): Promise<CallResult<'getWebhooks'>> {
  return client.GET('/webhooks', { ...options })
}

/**
 * Creates a webhook.
 *
 * Requires a paid product. It tells of changes from now on. 409 with 20 webhooks already.
 */
export function createWebhook(client: ApiClient, request: CallRequest<'createWebhook'>, options?: CallOptions): Promise<CallResult<'createWebhook'>> {
  return client.POST('/webhooks', { body: request.body, ...options })
}

/**
 * Deletes a webhook.
 *
 * Nothing is sent to it any more. A request that is under way may still arrive.
 */
export function deleteWebhook(client: ApiClient, request: CallRequest<'deleteWebhook'>, options?: CallOptions): Promise<CallResult<'deleteWebhook'>> {
  return client.DELETE('/webhooks/{id}', { params: { path: request.path }, ...options })
}

/**
 * Gives a webhook a new secret.
 *
 * Hints are signed with the former secret as well for 24 hours, so that a receiver can change over.
 */
export function renewWebhookSecret(client: ApiClient, request: CallRequest<'renewWebhookSecret'>, options?: CallOptions): Promise<CallResult<'renewWebhookSecret'>> {
  return client.POST('/webhooks/{id}/secret', { params: { path: request.path }, ...options })
}

/**
 * Sends to a webhook again.
 *
 * For a webhook that has ended. It then gets a hint about everything since. Without effect on one that has not ended.
 */
export function resumeWebhook(client: ApiClient, request: CallRequest<'resumeWebhook'>, options?: CallOptions): Promise<CallResult<'resumeWebhook'>> {
  return client.POST('/webhooks/{id}/sending', { params: { path: request.path }, ...options })
}

/**
 * Gets the hints of a webhook.
 *
 * The newest first. They are kept for some days.
 */
export function getWebhookDeliveries(client: ApiClient, request: CallRequest<'getWebhookDeliveries'>, options?: CallOptions): Promise<CallResult<'getWebhookDeliveries'>> {
  return client.GET('/webhooks/{id}/deliveries', { params: { path: request.path, query: request.query }, ...options })
}

/**
 * Sends a test to a webhook.
 *
 * The receiver gets a hint of the type `test`, even if the webhook has ended. 429 after 60 tests and repetitions within an hour.
 */
export function testWebhook(client: ApiClient, request: CallRequest<'testWebhook'>, options?: CallOptions): Promise<CallResult<'testWebhook'>> {
  return client.POST('/webhooks/{id}/deliveries', { params: { path: request.path }, ...options })
}

/**
 * Sends a hint again.
 *
 * The same message is sent at once, and up to seven times more if it is not accepted. 429 after 60 tests and repetitions within an hour.
 */
export function repeatWebhookDelivery(client: ApiClient, request: CallRequest<'repeatWebhookDelivery'>, options?: CallOptions): Promise<CallResult<'repeatWebhookDelivery'>> {
  return client.POST('/webhooks/{id}/deliveries/{deliveryId}', { params: { path: request.path }, ...options })
}

/**
 * Gets the spreadsheets of the caller.
 *
 * The newest first. `before` continues with older ones. A user keeps the 20 newest, for some days.
 */
export function getExports(client: ApiClient, request?: CallRequest<'getExports'>, options?: CallOptions): Promise<CallResult<'getExports'>> {
  return client.GET('/exports', { params: { query: request?.query }, ...options })
}

/**
 * Asks for a spreadsheet.
 *
 * Requires a paid product, and company access for companies. The service makes the file later. It has at most 50,000 items, as the caller may read them at that time. 409 while two spreadsheets of the caller, or six of the caller's company, are not ready. 429 after 50 within a day. The caller's oldest spreadsheets beyond 20 are deleted.
 */
export function createExport(client: ApiClient, request: CallRequest<'createExport'>, options?: CallOptions): Promise<CallResult<'createExport'>> {
  return client.POST('/exports', { body: request.body, ...options })
}

/**
 * Gets a spreadsheet of the caller.
 *
 * Its progress, and the link to the file when it is ready.
 */
export function getExport(client: ApiClient, request: CallRequest<'getExport'>, options?: CallOptions): Promise<CallResult<'getExport'>> {
  return client.GET('/exports/{id}', { params: { path: request.path }, ...options })
}

/**
 * Stops and deletes a spreadsheet.
 *
 * A file that is being made is stopped. Links to the file stop working.
 */
export function deleteExport(client: ApiClient, request: CallRequest<'deleteExport'>, options?: CallOptions): Promise<CallResult<'deleteExport'>> {
  return client.DELETE('/exports/{id}', { params: { path: request.path }, ...options })
}
