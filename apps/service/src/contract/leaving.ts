import type { FastifyReply } from 'fastify'

/** Returns a signal that is aborted when the connection closes, at the latest after the response. */
export function leaving({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => controller.abort())
  return controller.signal
}
