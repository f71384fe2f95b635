import type { ApiProblem } from '@spadestik/api-client'

/** Returns the parts of the body that a rule of the service has refused, such as `email`. Empty for other failures. */
export function refusedFields(problem: ApiProblem | null): readonly string[] {
  if (problem?.kind !== 'conflict' && problem?.kind !== 'badRequest') return []
  return problem.body?.errors?.flatMap(({ path }) => path.split('/').at(-1) ?? []) ?? []
}

/** Returns how many things are in the way of a part of the body. Null if the service has not counted them. */
export const countInTheWay = (problem: ApiProblem | null, field: string): number | null =>
  problem?.body?.errors?.find(({ path }) => path.endsWith(`/${field}`))?.count ?? null

/** Returns the first part of the body that a rule of the service has refused. Null for other failures. */
export const refusedField = (problem: ApiProblem | null): string | null => refusedFields(problem)[0] ?? null
