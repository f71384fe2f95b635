import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { SheddingLimits } from './operations/Config'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replaces the refusal of calls to a route while the process is overloaded. */
    pressureHandler?: () => void
  }
}

/** @unit s */
const retryAfter = 5

/** The configuration of a route that answers under any load. */
export const neverShed = { pressureHandler: () => undefined }

/**
 * Refuses calls with 503 and `Retry-After` while the process is overloaded, so that the calls it has accepted are
 * answered in time.
 */
export async function shedLoad(app: FastifyInstance, limits: SheddingLimits): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxRssBytes: limits.memoryBytes,
    retryAfter,
  })
}

export const isShedding = (error: unknown): boolean => Object(error).code === 'FST_UNDER_PRESSURE'
