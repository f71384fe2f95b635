import { describe, expect, test } from 'vitest'
import { isFullCode } from './code'
import { emailProblem, isEmail } from './email'
import { passwordProblem, repeatedPasswordProblem } from './password'
import { personNameProblem, positionProblem } from './person'
import { requiredProblem, titleProblem } from './text'
import { usersProblem } from './itemForms'

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

  test('[V01] can have a longer suffix if the caller allows it', () => {
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
    ['        ', 'required'],
    [' 1234567', null],
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
    ['', false],
    ['abc', false],
    ['abcd', true],
    ['ABcd', true],
    ['abcde', false],
    ['ab1d', false],
    ['ab d', false],
  ])('[V02, W05] %j is a complete code: %s', (code, isFull) => {
    expect(isFullCode(code)).toBe(isFull)
  })
})

test.each([
  [[], 0, null],
  [[], 1, 'noUserSelected'],
  [[7], 1, null],
])('[V02] sharing with %j of %i colleagues gives the error %s', (selected, colleagues, problem) => {
  expect(usersProblem(selected, colleagues)).toBe(problem)
})
