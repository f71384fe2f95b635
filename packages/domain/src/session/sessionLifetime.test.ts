import { expect, test } from 'vitest'
import { cookieMaxAge, isOtherVersion } from './sessionLifetime'

test.each([
  ['user', true, 604_800],
  ['user', false, null],
  ['limited', false, 1_209_600],
] as const)(
  '[W01] the cookie of a %s session (remembered: %s) lasts %s seconds',
  (kind, remembered, seconds) => {
    expect(cookieMaxAge(kind, remembered)).toBe(seconds)
  },
)

test.each([
  ['1.4.0', '1.4.9', false],
  ['1.4.0', '1.5.0', true],
  ['1.4.0', '2.4.0', true],
  ['1.14.0', '11.4.0', true],
])('[W03] %s and %s differ in their major or minor number: %s', (stored, bundled, differs) => {
  expect(isOtherVersion(stored, bundled)).toBe(differs)
})
