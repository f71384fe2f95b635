import { describe, expect, test } from 'vitest'
import { readContract } from '../contract/Contract'
import { operationsOf } from '../contract/Operation'
import { readInteractions } from '../pact/readInteractions'
import { operationIdOf } from '../pact/readPact'
import { appNames } from '../pactFile'

const interactions = readInteractions(appNames)
const asked = new Set(
  interactions.map((interaction) => `${operationIdOf(interaction)} ${interaction.response.status}`),
)

/**
 * Statuses for which the app shows the same message after every request. The pact (the file of expected
 * responses) need not contain them for each operation.
 */
const generic = new Set([413, 429, 500, 501])

const neverTriggered: Readonly<Record<string, string>> = {
  'getTranslations 404': 'the app has no other languages than those of the contract',
  'getCompanyLogo 404': 'each of the three domains has a logo',
}

const operations = operationsOf(readContract())

describe.each(operations)('$id', ({ id, success, answers, needsToken, body }) => {
  test('[G06] [Z01] its success is in the pact', () => {
    expect(asked).toContain(`${id} ${success}`)
  })

  const session = needsToken ? [401, 481, 482, 498] : []
  const failures = [...answers.keys()].filter(
    (status) =>
      session.includes(status) ||
      [404, 409, 480, 498].includes(status) ||
      (status === 400 && body !== undefined) ||
      (status === 401 && !needsToken),
  )
  const handled = failures.filter(
    (status) => !generic.has(status) && neverTriggered[`${id} ${status}`] === undefined,
  )

  test('[G06] [Z03] its failures that the app handles are in the pact', () => {
    expect(handled.filter((status) => !asked.has(`${id} ${status}`))).toEqual([])
  })
})

test('[G06] no response that the app can never cause is in the pact', () => {
  expect(Object.keys(neverTriggered).filter((one) => asked.has(one))).toEqual([])
})
