import type { Answer, OperationId } from '@spadestik/api-client'
import { exampleAnswers, type ExampleAnswer } from '@spadestik/api-client/examples'
import type { operations } from '@spadestik/api-client/schema'
import { http, HttpResponse, type HttpHandler } from 'msw'

/** What is answered: a body, or what makes one of the request; a response of one's own for a failure. */
export type AnswerTo<Id extends OperationId> =
  | Answer<Id>
  | ((request: Request, path: Readonly<Record<string, string | readonly string[] | undefined>>) => Reply<Id>)

/** The statuses that the contract has for an operation. */
type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] & number

type Reply<Id extends OperationId> = Answer<Id> | Response | Promise<Answer<Id> | Response>

const register = { GET: http.get, PUT: http.put, POST: http.post, DELETE: http.delete }

function respond({ status, headers }: { status: number; headers: HeadersInit }, body: unknown): Response {
  return body === undefined
    ? new HttpResponse(null, { status, headers })
    : HttpResponse.json(body as object, { status, headers })
}

/**
 * Answers an operation of the contract in place of the service, with its status and headers. Names, paths and
 * bodies come from the contract, so that what it does not know does not compile.
 *
 * @param reply left out, it is the example of the contract
 * @source specification 7
 */
export function answer<Id extends OperationId>(operation: Id, reply?: AnswerTo<Id>): HttpHandler {
  const example: ExampleAnswer<Id> = exampleAnswers[operation]
  const path = `/api${example.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  return register[example.method](path, async ({ request, params }) => {
    const given = reply === undefined ? example.body : reply
    const body: unknown = typeof given === 'function' ? await given(request, params) : given
    return body instanceof Response ? body : respond(example, body)
  })
}

/** Answers every operation of the contract with its example. */
export const exampleHandlers: readonly HttpHandler[] = (Object.keys(exampleAnswers) as OperationId[]).map(
  (operation) => answer(operation),
)

/**
 * Refuses an operation with a status of the contract.
 *
 * @param body left out, there is none, as a 480 may have none
 * @source specification 8
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
