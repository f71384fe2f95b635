import { expect, test } from 'vitest'

import { bundle } from './fixtures/bundle'
import { validatorOf } from './fixtures/validator'

function exampleOf(name: string): object {
  const [example] = bundle.components.schemas[name]?.examples ?? []
  return example as object
}

test.each([
  ['ProjectSearch', 'ProjectAgent'],
  ['ProcurementSearch', 'ProcurementAgent'],
  ['CompanySearch', 'CompanyAgent'],
  ['ProjectAgentDraft', 'ProjectAgent'],
  ['ProcurementAgentDraft', 'ProcurementAgent'],
  ['CompanyAgentDraft', 'CompanyAgent'],
  ['ListDraft', 'List'],
  ['NoteDraft', 'Note'],
  ['HiddenItemDraft', 'HiddenItem'],
  ['UserDraft', 'User'],
])('[Z01] %s accepts a complete %s as the service returns it', (draft, whole) => {
  expect(validatorOf(draft)(exampleOf(whole))).toBe(true)
})

test.each(['ProjectSearch', 'ProcurementSearch', 'CompanySearch'])('[S17] %s may be empty', (name) => {
  expect(validatorOf(name)({})).toBe(true)
})

test.each([
  ['a misspelt filter', { minBuget: 1 }],
  ['an unknown kind of text search', { freeSearchType: 'regex' }],
  ['a budget below nothing', { minBudget: -1 }],
  ['a budget above 3,000 millions', { maxBudget: 3_000_000_001 }],
  ['a size above 1,000,000 m²', { buildingSizeMax: 1_000_001 }],
  ['units above 100,000', { unitsMin: 100_001 }],
  ['a day that does not exist', { buildingStart: '2027-02-30' }],
  ['an agent of another kind', { type: 'company' }],
  ['a criterion without its mark', { criteria: [{ id: 1, typeId: 1 }] }],
  ['a deadline, which projects do not have', { deadlineFrom: '2026-11-20' }],
])('[Z04] a project search refuses %s', (_, body) => {
  expect(validatorOf('ProjectSearch')(body)).toBe(false)
})

test.each([
  ['one letter', 'a', true],
  ['100 letters', 'a'.repeat(100), true],
  ['100 letters between spaces', ` ${'a'.repeat(100)} `, true],
  ['letters beyond the first plane', '🏗'.repeat(100), true],
  ['101 letters', 'a'.repeat(101), false],
  ['nothing', '', false],
  ['spaces', '   ', false],
  ['a null character', 'a\u0000b', false],
])('[V02] the name of an agent or a list with %s', (_, name, isRight) => {
  expect(validatorOf('Title')(name)).toBe(isRight)
})

test.each([
  ["Anne-Marie O'Neill", true],
  ['Søren Åkjær Jr.', true],
  ['Zoë Ñandú', true],
  ['R2-D2', false],
  ['Anne <b>', false],
  ['---', false],
  ['a'.repeat(256), false],
])('[V02] the name of a person, %s', (name, isRight) => {
  expect(validatorOf('PersonName')(name)).toBe(isRight)
})

test.each([
  ['+45 70 12 34 56', true],
  ['+46+8', true],
  ['70 12 34 56', false],
  ['+45 seventy', false],
  ['+', false],
])('[V02] the phone number %s', (phone, isRight) => {
  expect(validatorOf('PhoneNumber')(phone)).toBe(isRight)
})

test.each([
  ['ABCD', true],
  ['abcd', true],
  ['ABC', false],
  ['AB12', false],
])('[V02] the code %s', (code, isRight) => {
  expect(validatorOf('VerificationCode')(code)).toBe(isRight)
})

test.each([
  ['12345678', true],
  ['1234567', false],
])('[V02] the new password %s', (newPassword, isRight) => {
  expect(validatorOf('NewPassword')({ newPassword })).toBe(isRight)
})

test.each([
  ['NoteDraft', { text: ' \n ', paUserIds: [1] }],
  ['NoteDraft', { text: 'Ring til bygherren', paUserIds: [] }],
  ['ListDraft', { name: 'Skoler', projects: [], procurements: [], companies: [], paUserIds: [] }],
  ['ProjectAgentDraft', { name: 'Skoler', mailTime: 'hourly', paUserIds: [1] }],
  ['HiddenItemDraft', { usersIds: [], projectId: 1 }],
])('[V02] %s refuses %j', (name, body) => {
  expect(validatorOf(name)(body)).toBe(false)
})
