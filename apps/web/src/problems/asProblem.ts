import { ApiProblem } from '@spadestik/api-client'

/** Returns a caught error if it is the failure of a request. @throws any other error, because it is a bug */
export function asProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error
  throw error
}
