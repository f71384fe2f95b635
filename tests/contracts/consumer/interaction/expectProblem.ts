import { kindOfStatus, unwrap, type OperationId, type ProblemKind } from '@spadestik/api-client'
import { expect } from 'vitest'
import { carryOut, operationOf } from './carryOut'
import type { Interaction } from './Interaction'

/**
 * Expects that a request fails, and that the app gets a problem of this kind. The app derives the kind from
 * the status, so the pact requires no body.
 */
export async function expectProblem<Id extends OperationId>(
  kind: ProblemKind,
  interaction: Omit<Interaction<Id>, 'reads'>,
): Promise<void> {
  const statuses = [...operationOf(interaction.operation).answers.keys()]
  const status = statuses.find((candidate) => kindOfStatus(candidate) === kind)
  if (status === undefined) {
    throw new Error(`The contract has no ${kind} for ${interaction.operation}, so no client can rely on one.`)
  }
  await carryOut(interaction, { status }, async (call) => {
    await expect(unwrap<unknown>(call)).rejects.toMatchObject({ kind, status })
  })
}
