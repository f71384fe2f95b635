import type { TemplateHeaders } from '@pact-foundation/pact'
import { MatchersV3 } from '@pact-foundation/pact'
import { unwrapWithHeaders, type OperationId, type WithHeaders } from '@spadestik/api-client'
import { exampleResponses } from '@spadestik/api-client/examples'
import { expect } from 'vitest'
import { jsonOf } from '../../contract/Operation'
import { carryOut, operationOf } from './carryOut'
import { withExamples } from './from'
import type { Interaction } from './Interaction'
import { matcherOf } from './matcherOf'

function exampleOf(documented: unknown, own: object | undefined): unknown {
  if (own === undefined) return documented
  const example = withExamples<object>(own)
  return Array.isArray(example) ? example : { ...(documented as object), ...example }
}

/**
 * Expects that a request succeeds and that the app gets the parts of the response that it reads.
 *
 * @param readHeaders checks the headers that the app reads
 */
export async function expectResponse<Id extends OperationId>(
  interaction: Interaction<Id>,
  headers?: TemplateHeaders,
  readHeaders?: (answered: WithHeaders<unknown>) => void,
): Promise<void> {
  const { answers, success } = operationOf(interaction.operation)
  const schema = jsonOf(answers.get(success))
  const { body: documented } = exampleResponses[interaction.operation]
  const example = exampleOf(documented, interaction.example)
  const body =
    schema === undefined || interaction.reads === undefined
      ? undefined
      : matcherOf(schema, example, interaction.reads)
  const answer = { status: success, body, ...(headers === undefined ? {} : { headers }) }
  await carryOut(interaction, answer, async (call) => {
    const answered = await unwrapWithHeaders<unknown>(call)
    expect(answered.data).toEqual(body === undefined ? undefined : MatchersV3.reify(body))
    readHeaders?.(answered)
  })
}
