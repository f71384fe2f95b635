import { MatchersV3 } from '@pact-foundation/pact'
import { unwrap, type ApiClient } from '@spadestik/api-client'
import { expect } from 'vitest'

import { carryOut, type Interaction } from './Interaction'

/** Proves that a question is answered with success, and that the app gets the answer as it was sent. */
export async function expectAnswer(
  interaction: Interaction,
  call: (client: ApiClient) => Promise<{ data?: unknown; response: Response }>,
): Promise<void> {
  const sent: unknown = interaction.answer === undefined ? undefined : MatchersV3.reify(interaction.answer)
  await carryOut(interaction, async (client) => {
    expect(await unwrap(call(client))).toEqual(sent)
  })
}
