import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem, problemKinds } from './Problem'
import { problemBody } from './problemBody'

const type = 'application/problem+json; charset=utf-8'

/** Answers a request with a problem. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problemKinds[problem.kind].status)
    .header('cache-control', 'no-store')
    .type(type)
    .send(JSON.stringify(problemBody(problem, request.id)))
}

/** Answers what is not a whole HTTP request with a problem, and closes its connection. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) return
  const problem =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? new Problem('requestTimeout', 'The request did not arrive in time, so it was dropped. Send it again.')
      : new Problem(
          'badRequest',
          'This is not a request that HTTP knows. Check its first line and its headers.',
        )
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
