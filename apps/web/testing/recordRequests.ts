import type { RequestHandler } from 'msw'
import { http, HttpResponse } from 'msw'

interface SentRequest {
  readonly query: string
  readonly body: unknown
  /** Whether the browser completes the request after the user leaves the page (`keepalive`). */
  readonly isKeptAlive: boolean
}

type Method = 'get' | 'post' | 'put' | 'delete'

export function recordRequests(
  method: Method,
  path: string,
  answer: () => Response | Promise<Response> = () => new HttpResponse(null, { status: 204 }),
): { readonly handler: RequestHandler; readonly sent: readonly SentRequest[] } {
  const sent: SentRequest[] = []
  const handler = http[method](`/api${path}`, async ({ request }) => {
    const text = await request.text()
    sent.push({
      query: new URL(request.url).search,
      body: text === '' ? null : JSON.parse(text),
      isKeptAlive: request.keepalive,
    })
    return answer()
  })
  return { handler, sent }
}

export function failing(status: number): () => Response {
  return () => new HttpResponse(null, { status })
}
