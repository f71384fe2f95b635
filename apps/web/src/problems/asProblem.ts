import { ApiProblem } from '@spadestik/api-client'

/** A caught error as the problem that a failed call shows. @throws what is no problem of a call, since it is a fault of ours */
export function asProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error
  throw error
}
