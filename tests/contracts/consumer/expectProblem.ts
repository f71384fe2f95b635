import { MatchersV3 } from '@pact-foundation/pact'
import { unwrap, type ApiClient, type ProblemKind } from '@spadestik/api-client'
import { expect } from 'vitest'

import { carryOut, type Interaction } from './Interaction'

const { equal, string } = MatchersV3

/** Proves that a question is answered with a problem, and that the app gets it as an error of its kind. */
export async function expectProblem(
  kind: ProblemKind,
  interaction: Omit<Interaction, 'answer' | 'answerHeaders'>,
  call: (client: ApiClient) => Promise<{ data?: unknown; response: Response }>,
): Promise<void> {
  const { status } = interaction
  const answer = {
    kind: equal(kind),
    status: equal(status),
    title: string('Title'),
    detail: string('What, why and what to do.'),
  }
  const answerHeaders = { 'Content-Type': 'application/problem+json' }
  await carryOut({ ...interaction, answer, answerHeaders }, async (client) => {
    await expect(unwrap(call(client))).rejects.toMatchObject({ kind, status, body: { kind, status } })
  })
}
