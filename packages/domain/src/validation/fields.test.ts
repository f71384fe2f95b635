import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeProblem, isFullCode } from './code'
import { dateProblem, timeProblem } from './dateAndTime'
import { emailProblem, isEmail } from './email'
import { passwordProblem, repeatedPasswordProblem } from './password'
import { personNameProblem, positionProblem } from './person'
import { letterDigitProblem, numberProblem, requiredProblem, titleProblem } from './text'
import { usersProblem } from './users'

const long = (length: number): string => 'å'.repeat(length)

describe('a text', () => {
  test.each([
    ['', 'required'],
    [' \t\n', 'required'],
    ['0', null],
  ])('[V01] %j as a required text: %s', (value, problem) => {
    expect(requiredProblem(value)).toBe(problem)
  })

  test.each([
    ['', null],
    ['12', null],
    [' -1,5 ', null],
    ['+1.25', null],
    ['1.2.3', 'notANumber'],
    ['x1', 'notANumber'],
    ['1x', 'notANumber'],
    ['.5', 'notANumber'],
    ['5.', 'notANumber'],
    ['1e3', 'notANumber'],
  ])('[V01] %j as a number: %s', (value, problem) => {
    expect(numberProblem(value)).toBe(problem)
  })

  test.each([
    ['', 'invalid'],
    ['   ', 'invalid'],
    ['S', null],
    [long(100), null],
    [`  ${long(100)}  `, null],
    [long(101), 'invalid'],
    ['🏗'.repeat(100), null],
  ])('[V02] %j as the title of an agent or a list: %s', (value, problem) => {
    expect(titleProblem(value)).toBe(problem)
  })

  test.each([
    ['', 'notLettersOrDigits'],
    ['Blok7', null],
    [' æøå9 ', null],
    ['Blok 7', 'notLettersOrDigits'],
    ['a-b', 'notLettersOrDigits'],
    [long(255), null],
    [long(256), 'notLettersOrDigits'],
  ])('[V02] %j as letters and digits: %s', (value, problem) => {
    expect(letterDigitProblem(value)).toBe(problem)
  })
})

describe('an e-mail address', () => {
  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['anne@lund.dk', null],
    [' anne@lund.dk ', null],
    ["o'neill+udbud@post.a-b.co.uk", null],
    ['søren@grød.dk', null],
    ['a@b.museum', null],
    ['a@b.museums', 'invalidEmail'],
    ['a@b.c', 'invalidEmail'],
    ['a@b.c1', 'invalidEmail'],
    ['a@b', 'invalidEmail'],
    ['@b.dk', 'invalidEmail'],
    ['a@.dk', 'invalidEmail'],
    ['a@b..dk', 'invalidEmail'],
    ['a@-b.dk', 'invalidEmail'],
    ['a@b-.dk', 'invalidEmail'],
    ['a@b@c.dk', 'invalidEmail'],
    ['a b@c.dk', 'invalidEmail'],
    ['a@b c.dk', 'invalidEmail'],
    ['a,b@c.dk', 'invalidEmail'],
    ['<a@c.dk>', 'invalidEmail'],
    ['xa@b.dk,y@c.dk', 'invalidEmail'],
  ])('[V01] %j: %s', (value, problem) => {
    expect(emailProblem(value)).toBe(problem)
  })

  test('[V01] can have a longer suffix if allowed', () => {
    expect(isEmail('a@b.solutions')).toBe(false)
    expect(isEmail('a@b.solutions', { min: 2, max: 63 })).toBe(true)
    expect(emailProblem('a@b.solutions', { min: 2, max: 63 })).toBeNull()
    expect(isEmail('a@b.dk', { min: 3, max: 63 })).toBe(false)
  })
})

describe('a password', () => {
  test.each([
    ['', 'required'],
    ['1234567', 'passwordTooShort'],
    ['12345678', null],
    ['        ', null],
    ['🏗'.repeat(7), 'passwordTooShort'],
  ])('[V01] %j: %s', (value, problem) => {
    expect(passwordProblem(value)).toBe(problem)
  })

  test.each([
    ['12345678', '', 'required'],
    ['12345678', '12345679', 'passwordsDiffer'],
    ['12345678', '12345678 ', 'passwordsDiffer'],
    ['12345678', '12345678', null],
  ])('[V02] %j repeated as %j: %s', (password, repeated, problem) => {
    expect(repeatedPasswordProblem(password, repeated)).toBe(problem)
  })
})

describe('a person', () => {
  test.each([
    ['', 'required', null],
    ["Anne-Marie O'Neill", null, null],
    ['J. Å. Øster’s', null, null],
    ['Zoë', null, null],
    [long(255), null, null],
    [` ${long(255)} `, null, null],
    [long(256), 'nameTooLong', 'positionTooLong'],
    ['Anne 2', 'nameNotLetters', 'positionNotLetters'],
    ['R2', 'nameNotLetters', 'positionNotLetters'],
    ["-'.", 'nameNotLetters', 'positionNotLetters'],
    ['Anne@Lund', 'nameNotLetters', 'positionNotLetters'],
  ])('[V02] %j as a name: %s, as a position: %s', (value, asName, asPosition) => {
    expect(personNameProblem(value)).toBe(asName)
    expect(positionProblem(value)).toBe(asPosition)
  })
})

describe('a code', () => {
  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['abc', 'wrongCode'],
    ['abcd', null],
    ['ABcd', null],
    ['abcde', 'wrongCode'],
    ['ab1d', 'wrongCode'],
    ['ab d', 'wrongCode'],
  ])('[V02, W05] %j: %s', (code, problem) => {
    expect(codeProblem(code)).toBe(problem)
    expect(isFullCode(code)).toBe(problem === null)
  })
})

describe('days and times', () => {
  test.each([
    ['', null],
    ['28.02.2027', null],
    [' 29.02.2028 ', null],
    ['29.02.2027', 'invalidDate'],
    ['31.04.2027', 'invalidDate'],
    ['00.01.2027', 'invalidDate'],
    ['1.2.2027', 'invalidDate'],
    ['2027-02-01', 'invalidDate'],
    ['x28.02.2027', 'invalidDate'],
    ['28.02.20271', 'invalidDate'],
  ])('[V02] %j as a day: %s', (value, problem) => {
    expect(dateProblem(value)).toBe(problem)
  })

  test.each([
    ['', null],
    ['00:00', null],
    ['19:09', null],
    [' 23:59 ', null],
    ['24:00', 'invalidTime'],
    ['12:60', 'invalidTime'],
    ['9:00', 'invalidTime'],
    ['x12:00', 'invalidTime'],
    ['12:000', 'invalidTime'],
  ])('[V02] %j as a time: %s', (value, problem) => {
    expect(timeProblem(value)).toBe(problem)
  })

  test('[V02] every existing day is accepted', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (date) => {
          const [year, month, day] = date.toISOString().slice(0, 10).split('-')
          expect(dateProblem(`${day}.${month}.${year}`)).toBeNull()
        },
      ),
    )
  })
})

test.each([
  [[], 0, null],
  [[], 1, 'noUserSelected'],
  [[7], 1, null],
])('[V02] sharing with %j of %i colleagues: %s', (selected, colleagues, problem) => {
  expect(usersProblem(selected, colleagues)).toBe(problem)
})
