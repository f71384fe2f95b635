import {
  createClient,
  createSession,
  readToken,
  unwrapWithHeaders,
  type ApiClient,
} from '@spadestik/api-client'
import { demoPassword } from '@spadestik/service/testing'

/** A client of the provider in the name of a token, or of nobody. */
export function clientOf(api: string, token: string | null): ApiClient {
  return createClient({
    baseUrl: api,
    getToken: () => token,
    getLocale: () => ({ languageId: 2, domainId: 9 }),
  })
}

/** Who has signed in, and the token for it. */
export interface SignedIn {
  token: string
  userId: number
}

/** Signs a demo account in, which ends its earlier session, and answers its token and id. */
export async function signIn(api: string, username: string): Promise<SignedIn> {
  const login = createSession(clientOf(api, null), { body: { username, password: demoPassword } })
  const { data, headers } = await unwrapWithHeaders(login)
  return { token: readToken(headers), userId: data.id }
}

/** The credentials of the paid demo account. */
export const paidAccount = { username: 'paid@demo.test', password: demoPassword }
