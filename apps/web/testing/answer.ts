import type { ResponseBody, OperationId } from '@spadestik/api-client'
import { exampleResponses, type ExampleResponse } from '@spadestik/api-client/examples'
import type { operations } from '@spadestik/api-client/schema'
import { http, HttpResponse, type HttpHandler } from 'msw'

/**
 * The response of a mocked operation: a body, or a function that returns the body. For a failure, the
 * function returns a `Response` instead.
 */
export type AnswerTo<Id extends OperationId> =
  | ResponseBody<Id>
  | ((request: Request, path: Readonly<Record<string, string | readonly string[] | undefined>>) => Reply<Id>)

type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] & number

type Reply<Id extends OperationId> = ResponseBody<Id> | Response | Promise<ResponseBody<Id> | Response>

const register = { GET: http.get, PUT: http.put, POST: http.post, DELETE: http.delete }

function respond({ status, headers }: { status: number; headers: HeadersInit }, body: unknown): Response {
  return body === undefined
    ? new HttpResponse(null, { status, headers })
    : HttpResponse.json(body as object, { status, headers })
}

/**
 * Returns a handler that mocks an operation of the OpenAPI contract, with the status and headers of its
 * example.
 *
 * @param reply the response body, or a function that returns it; the body of the example by default
 */
export function answer<Id extends OperationId>(operation: Id, reply?: AnswerTo<Id>): HttpHandler {
  const example: ExampleResponse<Id> = exampleResponses[operation]
  const path = `/api${example.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  return register[example.method](path, async ({ request, params }) => {
    const given = reply === undefined ? example.body : reply
    const body: unknown = typeof given === 'function' ? await given(request, params) : given
    return body instanceof Response ? body : respond(example, body)
  })
}

const operationsByPath = (Object.keys(exampleResponses) as OperationId[]).map((operation) => {
  const { method, path } = exampleResponses[operation]
  return { operation, method, path: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
})

/**
 * Mocks all operations with their examples, in one handler. The mock compares every request of a page, scripts
 * and pictures included, with every handler; one handler per operation would take seconds on a busy machine.
 */
export const exampleHandler: HttpHandler = http.all(/\/api\//, ({ request }) => {
  const { pathname } = new URL(request.url)
  const found = operationsByPath.find(({ method, path }) => method === request.method && path.test(pathname))
  if (found === undefined) return undefined
  const example = exampleResponses[found.operation]
  return respond(example, example.body)
})

/**
 * Returns a handler that lets an operation fail with a status that the OpenAPI contract lists.
 *
 * @param body the problem in the response; empty by default
 */
export function refuse<Id extends OperationId>(
  operation: Id,
  status: StatusOf<Id>,
  body?: object,
): HttpHandler {
  return answer(operation, () =>
    body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status }),
  )
}
