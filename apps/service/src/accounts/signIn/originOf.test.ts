import { expect, test } from 'vitest'
import { originOf, redirectUriOf } from './originOf'

test.each([
  ['https://www.spadestik.dk', 9, 'https://www.spadestik.dk'],
  ['https://www.spadestik.dk', 8, 'https://www.spadestik.se'],
  ['https://spadestik.se', 10, 'https://spadestik.no'],
  ['https://trial.builders.example', 8, 'https://trial.builders.example'],
  ['https://tender.builders.dk', 8, 'https://tender.builders.dk'],
  ['http://127.0.0.1:4000', 8, 'http://127.0.0.1:4000'],
  ['http://localhost', 10, 'http://localhost'],
])('[Z02] a browser that began at %s on the domain %i comes back to %s', (publicUrl, domainId, origin) => {
  expect(originOf(publicUrl, domainId)).toBe(origin)
  expect(redirectUriOf(origin, 7)).toBe(`${origin}/sign-in/7`)
})
