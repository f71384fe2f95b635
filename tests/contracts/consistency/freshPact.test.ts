import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFreshPact } from '../pact/readFreshPact'
import { tidy } from '../pact/tidy'
import { pactFile } from '../pactFile'

test('[G06] the committed pact is up to date', () => {
  expect(
    readFileSync(pactFile, 'utf8') === tidy(readFreshPact()),
    'The pact is stale: the tests of the consumer ask for something else. Run `pnpm contracts:write` and commit it.',
  ).toBe(true)
})
