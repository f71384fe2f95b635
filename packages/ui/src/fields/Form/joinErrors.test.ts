import { expect, test } from 'vitest'
import { joinErrors } from './joinErrors'

const given = { fieldId: 'phone', label: 'Phone', message: 'Insert valid phone number' }
const invalid = (...names: string[]) => ({ fieldId: names[0] ?? '', names, label: 'L', message: 'M' })

test.each([
  ['another field', [invalid('name')], 2],
  ['the same field by its name', [invalid('phone', 'r1')], 1],
  ['the same field by its id', [invalid('tel', 'phone')], 1],
])('[V01] a given error next to a browser error of %s', (_which, fields, count) => {
  expect(joinErrors([given], fields)).toHaveLength(count)
})
