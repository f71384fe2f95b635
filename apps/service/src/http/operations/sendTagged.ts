import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a response with an ETag of its content, or 304 when the caller has the same content already. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const text = JSON.stringify(answer)
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  const known = request.headers['if-none-match']?.split(',').map((part) => part.trim())
  if (known?.includes(tag) === true) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
