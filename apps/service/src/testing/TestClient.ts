import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { demoPassword } from './scenes/demoUsers'

interface TestRequest {
  readonly token?: string | null
  readonly body?: unknown
  /** The parameters of the query, in addition to the language and the national domain. */
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly languageId?: number
  readonly domainId?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly address?: string
}

export interface TestClient {
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    request?: TestRequest,
  ) => Promise<LightMyRequestResponse>
  readonly signIn: (email: string) => Promise<string>
}

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
