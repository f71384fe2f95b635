import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Observation, ObservedRequest } from '../storage/observed/Observation'
import { runAs } from '../storage/observed/Work'
import { isShedding } from './shedLoad'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of the operation, or another name of few. Metrics have it as a label. */
    operation?: string
  }
}

/** The status of a request whose caller left before the response. nginx has introduced it. */
const closedByCaller = 499

/** Returns a name that cannot be made up by callers, so that metrics have few series. */
const operationOf = ({ is404, routeOptions }: FastifyRequest): string =>
  routeOptions.config.operation ?? (is404 ? 'none' : 'page')

/** Observes every request from its headers to its response. What a handler does belongs to its request. */
export function observeRequests(app: FastifyInstance, observation: Observation | null): void {
  if (observation === null) return
  const requests = new WeakMap<FastifyRequest, ObservedRequest>()
  const end = (request: FastifyRequest, status: number) => {
    requests.get(request)?.end(operationOf(request), status)
    requests.delete(request)
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    const header = typeof traceparent === 'string' ? traceparent : undefined
    requests.set(request, observation.startRequest(request.id, request.method, header))
    done()
  })
  app.addHook('preHandler', (request, _reply, done) => {
    const work = requests.get(request)?.work
    if (work === undefined) done()
    else runAs(work, done)
  })
  app.addHook('onError', (request, _reply, error, done) => {
    if (isShedding(error)) requests.get(request)?.work.count({ name: 'shedding' })
    done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    end(request, statusCode)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    end(request, closedByCaller)
    done()
  })
}
