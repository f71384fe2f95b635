import { expect, test } from 'vitest'
import { errorFacts } from './errorFacts'

class AddressError extends Error {
  override readonly name = 'AddressError'
  readonly code = 'EENVELOPE'
}

test('[Z13] the log gets the name, the code and the place of an error, and never its text', () => {
  const facts = errorFacts(new AddressError('anne@holm.example was refused'))
  expect(facts).toMatchObject({
    error: 'AddressError',
    code: 'EENVELOPE',
    stack: expect.stringMatching(/^ +at /),
  })
  expect(JSON.stringify(facts)).not.toContain('anne')
})

test('[Z13] a copy of an error, as the queues report it, keeps its code and place', () => {
  const { message, stack } = new Error('anne@holm.example was refused')
  const facts = errorFacts({ message, stack, code: 'ECONNREFUSED' })
  expect(facts).toMatchObject({
    error: 'unknown',
    code: 'ECONNREFUSED',
    stack: expect.stringMatching(/^ +at /),
  })
  expect(JSON.stringify(facts)).not.toContain('anne')
})

test.each([null, undefined, 'anne', 7])('[Z13] %j in place of an error is logged as unknown', (thrown) => {
  expect(errorFacts(thrown)).toEqual({ error: 'unknown' })
})
