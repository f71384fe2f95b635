import type { ApiProblem } from '@spadestik/api-client'

/** Returns the part of the body that a rule of the service has refused, such as `email`. Null for other failures. */
export function refusedField(problem: ApiProblem | null): string | null {
  if (problem?.kind !== 'conflict' && problem?.kind !== 'badRequest') return null
  return problem.body?.errors?.[0]?.path.split('/').at(-1) ?? null
}
