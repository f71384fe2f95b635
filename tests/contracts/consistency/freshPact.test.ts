import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFreshPact } from '../pact/readFreshPact'
import { readInteractions } from '../pact/readInteractions'
import { tidy } from '../pact/tidy'
import { consumerNames, pactFileOf, pactFolder, pactNameOf } from '../pactFile'

test.each(consumerNames)('[G06] the committed pact of %s is up to date', (consumer) => {
  expect(
    readFileSync(pactFileOf(consumer), 'utf8') === tidy(readFreshPact(consumer)),
    'The pact is stale: the tests of the consumer ask for something else. Run `pnpm contracts:write` and commit it.',
  ).toBe(true)
})

test('[G06] there is one pact for each consumer, and no other', () => {
  expect(readdirSync(pactFolder).toSorted()).toEqual(consumerNames.map(pactNameOf).toSorted())
})

test('[G06] no two interactions of all pacts have the same name', () => {
  const names = readInteractions().map(({ description }) => description)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
