import { MatchersV3 } from '@pact-foundation/pact'
import { kindOfStatus, unwrap, type OperationId, type ProblemKind } from '@spadestik/api-client'
import { expect } from 'vitest'
import { carryOut, operationOf } from './carryOut'
import type { Interaction } from './Interaction'

/** Requires the parts without which the app ignores the body of a problem. */
const bodyOf = (kind: ProblemKind, status: number) => ({
  kind: MatchersV3.equal(kind),
  status: MatchersV3.equal(status),
  title: MatchersV3.string('The request has failed'),
  detail: MatchersV3.string('The request has failed, because this is a test. Try another one.'),
})

/** Expects that a request fails, and that the app gets a problem of this kind. */
export async function expectProblem<Id extends OperationId>(
  kind: ProblemKind,
  interaction: Omit<Interaction<Id>, 'reads'>,
): Promise<void> {
  const statuses = [...operationOf(interaction.operation).answers.keys()]
  const status = statuses.find((candidate) => kindOfStatus(candidate) === kind)
  if (status === undefined) {
    throw new Error(`The contract has no ${kind} for ${interaction.operation}, so no client can rely on one.`)
  }
  const headers = { 'Content-Type': 'application/problem+json' }
  await carryOut(interaction, { status, headers, body: bodyOf(kind, status) }, async (call) => {
    await expect(unwrap<unknown>(call)).rejects.toMatchObject({ kind, status, body: { kind, status } })
  })
}
