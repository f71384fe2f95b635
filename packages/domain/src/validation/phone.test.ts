import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phoneProblem, withCallingCode } from './phone'

describe('a phone number', () => {
  test.each([
    ['12 34 56 78', 45, '+45 12 34 56 78'],
    ['  12  34 ', 46, '+46 12 34'],
    ['+47 22 33', 45, '+47 22 33'],
    ['0047 22 33', 45, '+47 22 33'],
    ['', 45, ''],
    ['  ', 45, ''],
  ])('[V02] %j with calling code %i becomes %j', (typed, code, number) => {
    expect(withCallingCode(typed, code)).toBe(number)
  })

  test('[V02] gets +45 without a national domain', () => {
    expect(withCallingCode('1234')).toBe('+45 1234')
  })

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['12345678', 'invalidPhone'],
    ['+', 'invalidPhone'],
    ['+ ', 'invalidPhone'],
    ['+4', null],
    ['+45 12 34 56 78', null],
    [' +45 +12 ', null],
    ['+45-12', 'invalidPhone'],
    ['+45 12a', 'invalidPhone'],
    ['x+45', 'invalidPhone'],
    [`+${'1'.repeat(254)}`, null],
    [`+${'1'.repeat(255)}`, 'phoneTooLong'],
  ])('[V02] %j in settings: %s', (typed, problem) => {
    expect(phoneProblem(typed)).toBe(problem)
  })

  test('[V02] is unchanged if it has a calling code', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(45, 46, 47), (typed, code) => {
        const once = withCallingCode(typed, code)
        expect(withCallingCode(once, code)).toBe(once)
      }),
    )
  })
})
