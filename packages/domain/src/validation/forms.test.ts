import { describe, expect, test } from 'vitest'
import {
  demoProblems,
  forgottenPasswordProblems,
  limitedAccessProblems,
  loginProblems,
  newPasswordProblems,
  settingsProblems,
  subscriptionProblems,
} from './accountForms'
import { companySignInProblems } from './companySignIn'
import { isValid } from './FieldProblem'
import { noteProblems, tipProblems, titledProblems } from './itemForms'
import type { LiveValidation } from './liveValidation'
import { shownValidity } from './liveValidation'

describe('account forms', () => {
  test.each([
    [loginProblems({ username: ' ', password: '' }), { username: 'required', password: 'required' }],
    [loginProblems({ username: 'a', password: ' ' }), {}],
    [forgottenPasswordProblems({ email: 'a' }), { email: 'invalidEmail' }],
    [forgottenPasswordProblems({ email: 'a@b.dk' }), {}],
    [companySignInProblems({ email: ' ' }), { email: 'required' }],
    [companySignInProblems({ email: 'anne' }), { email: 'invalidEmail' }],
    [companySignInProblems({ email: 'a@b@c.dk' }), { email: 'invalidEmail' }],
    [companySignInProblems({ email: ' anne@build.construction ' }), {}],
    [
      newPasswordProblems({ password: '1234', repeated: '1' }),
      { password: 'passwordTooShort', repeated: 'passwordsDiffer' },
    ],
    [newPasswordProblems({ password: '12345678', repeated: '12345678' }), {}],
    [
      settingsProblems({ name: '', phone: '1', position: '1' }),
      { name: 'required', phone: 'invalidPhone', position: 'positionNotLetters' },
    ],
    [settingsProblems({ name: 'Anne', phone: '+45 1', position: '' }), {}],
    [limitedAccessProblems({ name: ' ', mail: '' }), { name: 'fullNameRequired', mail: 'required' }],
    [limitedAccessProblems({ name: 'Mette', mail: 'm@k.dk' }), {}],
    [
      demoProblems({ name: '', phone: '', email: '', companyName: ' ' }),
      { name: 'fullNameRequired', phone: 'required', email: 'required', companyName: 'required' },
    ],
    [
      demoProblems({ name: 'A1', phone: '+45 1', email: 'a@b.dk', companyName: 'B2' }),
      { name: 'nameNotLetters' },
    ],
    [
      subscriptionProblems({ name: '', phone: '12', email: 'a' }),
      { name: 'required', phone: 'invalidPhone', email: 'invalidEmail' },
    ],
    [subscriptionProblems({ name: 'Anne', phone: '+45 1', email: 'a@b.dk' }), {}],
  ])('[V02] %j', (problems, expected) => {
    expect(problems).toEqual(expected)
    expect(isValid(problems)).toBe(Object.keys(expected).length === 0)
  })
})

describe('item forms', () => {
  test.each([
    [
      titledProblems({ name: ' ', userIds: [], colleagueCount: 2 }),
      { name: 'invalid', users: 'noUserSelected' },
    ],
    [titledProblems({ name: 'Broer', userIds: [], colleagueCount: 0 }), {}],
    [noteProblems({ title: '', text: ' \n', userIds: [3], colleagueCount: 1 }), { text: 'required' }],
    [noteProblems({ title: '', text: 'Ring', userIds: [], colleagueCount: 1 }), { users: 'noUserSelected' }],
    [
      noteProblems({ title: 'å'.repeat(256), text: 'Ring', userIds: [3], colleagueCount: 1 }),
      { title: 'textTooLong' },
    ],
    [tipProblems({ description: '' }), { description: 'required' }],
    [tipProblems({ description: 'Ring' }), {}],
  ])('[V02] %j', (problems, expected) => {
    expect(problems).toEqual(expected)
  })
})

const shown = (mode: LiveValidation, wasRefused: boolean) =>
  [true, false].map((isValidNow) => shownValidity(mode, { isValid: isValidNow, isTouched: true, wasRefused }))

describe('live validation', () => {
  test.each<[LiveValidation, string[], string[]]>([
    ['never', ['none', 'none'], ['none', 'invalid']],
    ['always', ['valid', 'invalid'], ['valid', 'invalid']],
    ['onlyOnValid', ['valid', 'none'], ['valid', 'invalid']],
    ['onlyOnInvalid', ['none', 'invalid'], ['none', 'invalid']],
  ])('[V01] %s shows valid and invalid as %j, after a failed submission as %j', (mode, before, after) => {
    expect(shown(mode, false)).toEqual(before)
    expect(shown(mode, true)).toEqual(after)
  })

  test('[V01] shows nothing before the user types', () => {
    for (const isValidNow of [true, false]) {
      expect(shownValidity('always', { isValid: isValidNow, isTouched: false, wasRefused: false })).toBe(
        'none',
      )
    }
    expect(shownValidity('never', { isValid: false, isTouched: false, wasRefused: true })).toBe('invalid')
  })
})
