import type { ApiClient, Schemas } from '@spadestik/api-client'
import { createClient } from '@spadestik/api-client'
import { isOtherVersion } from '@spadestik/domain/session'
import { version } from '../../package.json'
import { chooseLocale } from '../locale/chooseLocale'
import { readSessionCookie } from '../session/sessionCookie'
import { readStoredUser } from '../session/storedIdentity'
import { readStorage } from '../storage/readStorage'
import { apiAddress } from './apiAddress'
import { expectEarlyRequests, keepEarlyResponse } from './earlyResponses'
import { fetchWithTimeout } from './fetchWithTimeout'
import type { FirstData, Screen } from './screens'
import { screens } from './screens'

type Send = (client: ApiClient, number: number, user: Schemas['User']) => Promise<unknown>

const sendForItem = (client: ApiClient, type: 'project' | 'procurement', id: number) => [
  client.GET(`/${type}-phases`),
  client.POST('/unseen-items', { body: { type, ids: [id] } }),
]

/** Sends the requests for the first data. The number is that in the path: the id of an item, or a page. */
const senders: Record<FirstData, Send> = {
  today: (client) => client.GET('/today'),
  results: async (client, page, { product }) =>
    (await import('./sendSearch')).sendSearch(client, product, page, location.search),
  project: (client, id) =>
    Promise.all([
      client.GET('/projects/byId/{id}', { params: { path: { id } } }),
      ...sendForItem(client, 'project', id),
    ]),
  procurement: (client, id) =>
    Promise.all([
      client.GET('/procurements/byId/{id}', { params: { path: { id } } }),
      ...sendForItem(client, 'procurement', id),
    ]),
}

/**
 * Sends the requests of the first screen while the app loads, so that the screen can use their responses (ADR
 * 51). Sends nothing without a stored user, because a request could then use up one of a limited visitor's
 * few projects. Sends nothing if another version of the app stored the session, because the app ends such a
 * session.
 */
async function sendFirstRequests(): Promise<void> {
  const token = readSessionCookie()
  const user = readStoredUser()
  const stored = readStorage('version', (kept) => (typeof kept === 'string' ? kept : null))
  if (token === null || user === null || (stored !== null && isOtherVersion(stored, version))) return
  const { language, domain } = chooseLocale()
  const client = createClient({
    baseUrl: apiAddress(),
    getToken: () => token,
    getLocale: () => ({ languageId: language.id, domainId: domain.id }),
    fetch: async (request) => {
      await keepEarlyResponse(request, fetchWithTimeout)
      return new Response(null, { status: 204 })
    },
  })
  for (const { pattern, firstData } of Object.values<Screen>(screens)) {
    if (firstData === undefined) continue
    const path = new RegExp(`^${pattern.replace(/\/:\w+$/, '/([1-9]\\d{0,9})/?')}$`).exec(location.pathname)
    if (path !== null) return void (await senders[firstData](client, Number(path[1]), user))
  }
}

expectEarlyRequests(sendFirstRequests())
