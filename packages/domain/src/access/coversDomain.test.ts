import { expect, test } from 'vitest'
import { coversDomain } from './coversDomain'

test.each([
  ['the domain of the product', [8], 8, true],
  ['another domain', [8], 9, false],
  ['one of several domains', [8, 10], 10, true],
  ['a product without domains', [], 9, false],
  ['administrators, who have no limit', null, 9, true],
])('[K01] %s: %j covers domain %i: %s', (_case, domainIds, domainId, covers) => {
  expect(coversDomain(domainIds, domainId)).toBe(covers)
})
