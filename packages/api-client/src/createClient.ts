import createFetchClient, { createQuerySerializer, type Client } from 'openapi-fetch'

import type { CallerPaths } from './CallerPaths'
import type { Schemas } from './Schemas'

export interface CallLocale {
  languageId: Schemas['LanguageId']
  domainId: Schemas['DomainId']
}

export interface ClientSettings {
  /** Such as `/api` or `https://api.example/api`. */
  baseUrl: string
  /** Returns the bearer token for a call, or null if nobody is signed in. */
  getToken: () => string | null | Promise<string | null>
  getLocale: () => CallLocale
  fetch?: (request: Request) => Promise<Response>
}

export type ApiClient = Client<CallerPaths>

const serializeQuery = createQuerySerializer()

/**
 * Creates a client that adds the bearer token, the language, the national domain (dk, se or no) and a JSON
 * content type to every call. (Z02)
 */
export function createClient({ baseUrl, getToken, getLocale, fetch }: ClientSettings): ApiClient {
  const client = createFetchClient<CallerPaths>({
    baseUrl,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    querySerializer: (query) => serializeQuery({ ...query, ...getLocale() }),
    ...(fetch ? { fetch } : {}),
  })
  client.use({
    async onRequest({ request }) {
      const token = await getToken()
      if (token) request.headers.set('Authorization', `Bearer ${token}`)
    },
  })
  return client
}
