import type { Schemas } from '@spadestik/api-client/schema'
import type { Problem } from './Problem'
import { problemKinds } from './Problem'

/**
 * Lays a problem out as the body of an answer.
 *
 * @param instance the number of the request, to name it to support
 * @source specification 8
 */
export function problemBody(problem: Problem, instance: string): Schemas['Problem'] {
  return {
    kind: problem.kind,
    ...problemKinds[problem.kind],
    detail: problem.message,
    instance,
    ...(problem.faults.length === 0 ? {} : { errors: [...problem.faults] }),
    ...(problem.domain === undefined ? {} : { domain: problem.domain }),
  }
}
