import type { IdGenerator } from '@opentelemetry/sdk-trace'

/**
 * Returns ids for traces. The trace of a request has the id of the request, which users can report and the log
 * contains.
 */
export function createTraceIds(random: IdGenerator): IdGenerator & {
  readonly withTraceId: <Result>(traceId: string, run: () => Result) => Result
} {
  let next: string | null = null
  return {
    generateTraceId: () => next ?? random.generateTraceId(),
    generateSpanId: () => random.generateSpanId(),
    withTraceId: (traceId, run) => {
      next = traceId
      try {
        return run()
      } finally {
        next = null
      }
    },
  }
}
