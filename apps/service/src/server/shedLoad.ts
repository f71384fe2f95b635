import { setTimeout } from 'node:timers/promises'
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

/** How often the load is measured. @unit ms */
const sampleInterval = 1000

/** The longest wait for a start to end, in samples. A process that is loaded for longer says so to its callers. */
const longestStart = 10

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
    sampleInterval,
  })
}

/**
 * Waits until the work of the start no longer counts as load. A process that listened before would refuse its
 * first calls.
 */
export async function untilCalm(app: FastifyInstance): Promise<void> {
  await app.ready()
  for (let sample = 0; sample < longestStart; sample += 1) {
    await setTimeout(sampleInterval)
    if (!app.isUnderPressure()) return
  }
}

export const isShedding = (error: unknown): boolean => Object(error).code === 'FST_UNDER_PRESSURE'
