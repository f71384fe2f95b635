import { describe, expect, test } from 'vitest'
import { readContract } from '../contract/Contract'
import { operationsOf } from '../contract/Operation'
import { operationIdOf, readPact } from '../pact/readPact'
import { pactFile } from '../pactFile'

const { interactions } = readPact(pactFile)
const asked = new Set(
  interactions.map((interaction) => `${operationIdOf(interaction)} ${interaction.response.status}`),
)

/** What the app does not handle in a way of its own for any operation: one generic message for all. */
const generic = new Set([413, 429, 500, 501])

/** What an operation can answer and the app never brings about, with why. */
const notBroughtAbout: Readonly<Record<string, string>> = {
  'getTranslations 404': 'the app has no other languages than those of the contract',
  'getCompanyLogo 404': 'each of the three domains has a logo',
}

const operations = operationsOf(readContract())

describe.each(operations)('$id', ({ id, success, answers, needsToken, body }) => {
  test('[G06] [Z01] its success is part of the pact', () => {
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
    (status) => !generic.has(status) && notBroughtAbout[`${id} ${status}`] === undefined,
  )

  test('[G06] [Z03] its failures that the app handles are part of the pact', () => {
    expect(handled.filter((status) => !asked.has(`${id} ${status}`))).toEqual([])
  })
})

test('[G06] nothing that is part of the pact is said not to be brought about', () => {
  expect(Object.keys(notBroughtAbout).filter((one) => asked.has(one))).toEqual([])
})
