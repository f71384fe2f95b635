import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Schemas } from '@spadestik/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../storage/isDatabaseAway'
import { problemKinds, Problem } from '../contract/Problem'

/**
 * Creates the body of an error response.
 *
 * @param instance the id of the request, which users can report to support
 */
function problemBody(problem: Problem, instance: string): Schemas['Problem'] {
  return {
    kind: problem.kind,
    ...problemKinds[problem.kind],
    detail: problem.message,
    instance,
    ...(problem.faults.length === 0 ? {} : { errors: [...problem.faults] }),
    ...(problem.domain === undefined ? {} : { domain: problem.domain }),
    ...(problem.phase === undefined ? {} : { phase: problem.phase }),
  }
}

const diskFull = () =>
  new Problem(
    'unavailable',
    'The disk of the service is full, so the call was not completed. Nothing was saved. Try again later.',
  )

const problemsOfCodes: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new Problem(
      'payloadTooLarge',
      'The body is larger than the service accepts, so it was not read. Send less at once.',
    ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Problem(
      'badRequest',
      'The body has a content type that the service cannot read. Send JSON with the content type application/json.',
    ),
  '53100': diskFull,
  ENOSPC: diskFull,
  FST_UNDER_PRESSURE: () =>
    new Problem(
      'unavailable',
      'The service has too much to do at present, so the call was refused before it began. Try again in a few seconds.',
    ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Problem('badRequest', 'The body does not have the length in its header. Send the request again.'),
}

/**
 * Returns the problem with which the service responds to an error. An unexpected error becomes a
 * `serverError` without internal details.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code, statusCode } = Object(error)
  const known = problemsOfCodes[String(code)]
  if (known !== undefined) return known()
  if (isDatabaseAway(error)) {
    return new Problem(
      'unavailable',
      'The database does not respond, so the call was not completed. Nothing was saved. Try again later.',
    )
  }
  if (statusCode === 400) {
    return new Problem('badRequest', 'The request could not be read. Check its address and its body.')
  }
  return new Problem(
    'serverError',
    'The service failed, so the call was not completed. Try again later. If the problem persists, give support the number of this response.',
  )
}

const type = 'application/problem+json; charset=utf-8'

/** After how long a call may be sent again while the service cannot carry it out. @unit s */
const retryAfter = 30

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  // A process with too much to do says itself for how long.
  if (problem.kind === 'unavailable' && !reply.hasHeader('retry-after'))
    void reply.header('retry-after', String(retryAfter))
  return reply
    .code(problemKinds[problem.kind].status)
    .header('cache-control', 'no-store')
    .type(type)
    .send(JSON.stringify(problemBody(problem, request.id)))
}

export function sendParserProblem(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) return
  const problem =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? new Problem('requestTimeout', 'The request did not arrive in time, so it was dropped. Send it again.')
      : new Problem('badRequest', 'This is not a valid HTTP request. Check its first line and its headers.')
  const { status } = problemKinds[problem.kind]
  const body = JSON.stringify(problemBody(problem, 'none'))
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      `Content-Type: ${type}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
