import { existsSync } from 'node:fs'

import { Verifier } from '@pact-foundation/pact'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { pactFile, provider } from '../pactFile'
import { createStateHandlers } from './createStateHandlers'
import { startProvider, type RunningProvider } from './startProvider'

let running: RunningProvider

beforeAll(async () => {
  running = await startProvider()
})

afterAll(() => running.stop())

test('[G06] the reference service meets the pact of the app', async () => {
  expect(
    existsSync(pactFile),
    'The pact is missing: run the consumer first, as pnpm test:contract does.',
  ).toBe(true)
  const verifier = new Verifier({
    provider,
    providerBaseUrl: running.address,
    pactUrls: [pactFile],
    stateHandlers: createStateHandlers(running),
    logLevel: 'warn',
  })
  // Pact prints each interaction and then throws all of it again, as one line of JSON.
  await verifier.verifyProvider().catch(() => {
    throw new Error(
      'The service does not meet the pact of the app. Correct what is listed above under "Failures".',
    )
  })
})
