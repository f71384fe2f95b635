import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { demoPassword } from '../demo/demoUsers'

interface TestRequest {
  readonly token?: string | null
  readonly body?: unknown
  /** Query parameters in addition to the language and the domain. */
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly languageId?: number
  readonly domainId?: number
  readonly headers?: Readonly<Record<string, string>>
  /** The IP address of the caller, as the service sees it. */
  readonly address?: string
}

/** A client that calls a service without a network. */
export interface TestClient {
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    request?: TestRequest,
  ) => Promise<LightMyRequestResponse>
  /** Signs a demo account in and returns its token. */
  readonly signIn: (email: string) => Promise<string>
}

/**
 * Creates a client of a service. Like the app, it sends the language, the domain and a JSON content type with
 * every call.
 */
export function createTestClient(app: FastifyInstance): TestClient {
  const call: TestClient['call'] = (method, path, request = {}) => {
    const { token = null, body, query = {}, languageId = 2, domainId = 9, headers = {}, address } = request
    const all = new URLSearchParams({ languageId: String(languageId), domainId: String(domainId) })
    for (const [name, value] of Object.entries(query)) all.append(name, String(value))
    return app.inject({
      method,
      url: `/api${path}?${all}`,
      ...(address === undefined ? {} : { remoteAddress: address }),
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
  }
  return {
    call,
    signIn: async (email) => {
      const response = await call('POST', '/auth', { body: { username: email, password: demoPassword } })
      return String(response.headers['jwt'])
    },
  }
}
