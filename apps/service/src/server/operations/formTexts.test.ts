import {
  demoProblems,
  emailProblem,
  noteProblems,
  settingsProblems,
  tipProblems,
  titledProblems,
} from '@spadestik/domain/validation'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import bundle from '../../../../../openapi/bundle.json'

const ajv = new Ajv2020({ strict: false, validateSchema: false })
addFormats.default(ajv)
ajv.addSchema({ ...bundle, $id: 'contract' })
const contract = (pointer: string) => {
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${pointer}` })
  return (text: string) => validate(text)
}

const textOf = (own: string, longest: number) =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...own), maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...own, ...'<>;\\/=😀ß漢'), maxLength: 12 }),
    fc
      .tuple(fc.constantFrom(...own), fc.integer({ min: longest - 2, max: longest + 2 }))
      .map(([letter, length]) => letter.repeat(length)),
  )

const noUsers = { userIds: [], colleagueCount: 0 }
const settings = { name: 'Anne Lund', phone: '+45 1', position: '' }
const demo = { name: 'Anne Lund', phone: '+45 1', email: 'a@b.dk' }
const emails = fc.oneof(
  textOf("aé1.-_+@'", 254),
  fc
    .tuple(textOf('aé1.+', 60), textOf('aé1.-', 180), textOf('adk1', 6))
    .map(([local, domain, suffix]) => `${local}@${domain}.${suffix}`),
)

describe('forms and the contract accept the same texts', () => {
  test.each<[string, fc.Arbitrary<string>, (text: string) => boolean, string]>([
    [
      'a phone number',
      textOf('+0123 -', 255),
      (text) => settingsProblems({ ...settings, phone: text }).phone === undefined,
      'PhoneNumber',
    ],
    [
      'a person’s name',
      textOf("Aé .'-1", 255),
      (text) => settingsProblems({ ...settings, name: text }).name === undefined,
      'PersonName',
    ],
    [
      'a position',
      textOf("Aé .'-1", 255),
      (text) => settingsProblems({ ...settings, position: text }).position === undefined,
      'UserDraft/properties/position',
    ],
    ['an e-mail address', emails, (text) => emailProblem(text) === null, 'EmailAddress'],
    [
      'the title of an agent or a list',
      textOf('Aé 1-', 100),
      (text) => titledProblems({ ...noUsers, name: text }).name === undefined,
      'Title',
    ],
    [
      'the title of a note',
      textOf('a 1-', 255),
      (text) => noteProblems({ ...noUsers, title: text, text: 'Ring' }).title === undefined,
      'NoteDraft/properties/title',
    ],
    [
      'the text of a note',
      textOf('a \n', 10_000),
      (text) => noteProblems({ ...noUsers, title: '', text }).text === undefined,
      'NoteDraft/properties/text',
    ],
    [
      'the text of a tip',
      textOf('a \n', 10_000),
      (description) => tipProblems({ description }).description === undefined,
      'TipDraft/properties/description',
    ],
    [
      'the company of a demo',
      textOf('a &1', 255),
      (companyName) => demoProblems({ ...demo, companyName }).companyName === undefined,
      'DemoRequest/properties/companyName',
    ],
  ])('[V02] %s, over 10,000 texts', (_field, texts, isTaken, pointer) => {
    const accepts = contract(pointer)
    let taken = 0
    fc.assert(
      fc.property(texts, (typed) => {
        // Forms trim a text before they send it.
        const text = typed.trim()
        const isValid = isTaken(text)
        taken += Number(isValid)
        expect(accepts(text), JSON.stringify(text)).toBe(isValid)
      }),
      { numRuns: 10_000 },
    )
    expect(taken).toBeGreaterThan(100)
  })
})
