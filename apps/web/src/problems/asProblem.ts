import { ApiProblem } from '@spadestik/api-client'

/** Narrows a caught error to a failed request. @throws any other error, because it is a bug */
export function asProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error
  throw error
}
