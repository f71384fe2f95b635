import type { ResponseBody, OperationId } from '@spadestik/api-client'
import { exampleResponses, type ExampleResponse } from '@spadestik/api-client/examples'
import type { operations } from '@spadestik/api-client/schema'
import { http, HttpResponse, type HttpHandler } from 'msw'

/** A response: a body, a function of the request, or a Response for a failure. */
export type AnswerTo<Id extends OperationId> =
  | ResponseBody<Id>
  | ((request: Request, path: Readonly<Record<string, string | readonly string[] | undefined>>) => Reply<Id>)

/** The statuses that the OpenAPI contract lists for an operation. */
type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] & number

type Reply<Id extends OperationId> = ResponseBody<Id> | Response | Promise<ResponseBody<Id> | Response>

const register = { GET: http.get, PUT: http.put, POST: http.post, DELETE: http.delete }

function respond({ status, headers }: { status: number; headers: HeadersInit }, body: unknown): Response {
  return body === undefined
    ? new HttpResponse(null, { status, headers })
    : HttpResponse.json(body as object, { status, headers })
}

/**
 * Mocks an operation of the OpenAPI contract, with the status and headers of its example. The types of names,
 * paths and bodies come from the contract.
 *
 * @param reply the response body; the example of the contract by default
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

/** Mocks every operation of the OpenAPI contract with its example. */
export const exampleHandlers: readonly HttpHandler[] = (Object.keys(exampleResponses) as OperationId[]).map(
  (operation) => answer(operation),
)

/**
 * Mocks a failed request with a status that the OpenAPI contract lists.
 *
 * @param body the problem; the response is empty by default
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
