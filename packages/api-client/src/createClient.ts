import createFetchClient, { createQuerySerializer, type Client } from 'openapi-fetch'

import type { CallerPaths } from './CallerPaths'
import type { Schemas } from './Schemas'

/** The language and the national domain that go with every call. */
export interface CallLocale {
  languageId: Schemas['LanguageId']
  domainId: Schemas['DomainId']
}

/** What a client needs to know about where it calls and in whose name. */
export interface ClientSettings {
  /** Where the API is, such as `/api` or `https://api.example/api`. */
  baseUrl: string
  /** Gives the bearer token at the time of a call, or null when nobody is signed in. */
  getToken: () => string | null | Promise<string | null>
  /** Gives the language and the national domain at the time of a call. */
  getLocale: () => CallLocale
  /** Used instead of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

/** A client of the API, to be passed to the functions of the operations. */
export type ApiClient = Client<CallerPaths>

const serializeQuery = createQuerySerializer()

/**
 * Makes a client that sends the bearer token, the language, the national domain and a JSON content type with every
 * call, so that no caller passes them.
 *
 * @source specification 7
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
