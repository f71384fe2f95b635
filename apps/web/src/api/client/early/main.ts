import { createClient } from '@spadestik/api-client'
import { isOtherVersion } from '@spadestik/domain/session'
import { version } from '../../../../package.json'
import { apiAddress } from '../apiAddress'
import { expectEarlyRequests, keepEarlyResponse } from '../earlyResponses'
import { fetchWithTimeout } from '../fetchWithTimeout'
import { chooseLocale } from '../../../locale/chooseLocale'
import { readSessionCookie } from '../../../session/sessionCookie'
import { readStoredUser } from '../../../session/storedIdentity'
import { readStorage } from '../../../storage/readStorage'

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
  const { pathname, search } = location
  const [, type, number] = /^\/(project|procurement|search)\/([1-9]\d{0,9})\/?$/.exec(pathname) ?? []
  const path = { id: Number(number) }
  if (pathname === '/') await client.GET('/today')
  else if (type === 'search') {
    const { sendSearch } = await import('./sendSearch')
    await sendSearch(client, user.product, path.id, search)
  } else if (type === 'project' || type === 'procurement') {
    await Promise.all([
      type === 'project'
        ? client.GET('/projects/byId/{id}', { params: { path } })
        : client.GET('/procurements/byId/{id}', { params: { path } }),
      client.GET(`/${type}-phases`),
      client.POST('/unseen-items', { body: { type, ids: [path.id] } }),
    ])
  }
}

expectEarlyRequests(sendFirstRequests())
