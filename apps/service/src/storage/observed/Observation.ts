import type { ObservedStep } from './Work'

/** A request while it is answered. */
export interface ObservedRequest {
  readonly work: ObservedStep['work']
  /** @param operation the id of the operation, or one of few other names; never a path */
  readonly end: (operation: string, status: number) => void
}

/** Observes requests and jobs of a service, and exports what it has seen. */
export interface Observation {
  /** @param traceId the id of the request, 32 hexadecimal digits */
  readonly startRequest: (traceId: string, method: string, traceparent: string | undefined) => ObservedRequest
  readonly runJob: (job: string, run: () => Promise<unknown>) => Promise<void>
  /** Exports what has not been exported, and stops. */
  readonly stop: () => Promise<void>
}
