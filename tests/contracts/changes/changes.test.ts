import { describe, expect, test } from 'vitest'
import { readContract, type Contract } from '../contract/Contract'
import type { Schema } from '../contract/Schema'
import { announcesBreaks } from './announcesBreaks'
import { compareContracts } from './compareContracts'
import { releasedFile } from './releasedFile'

const released = readContract(releasedFile)

const schemaOf = (contract: Contract, name: string): Schema => {
  const schema = contract.components.schemas[name]
  if (schema === undefined) throw new Error(`The contract has no ${name}.`)
  return schema
}
const propertyOf = (contract: Contract, schema: string, name: string): Schema => {
  const property = schemaOf(contract, schema).properties?.[name]
  if (property === undefined) throw new Error(`${schema} has no ${name}.`)
  return property
}
const without = (list: string[] | undefined, name: string): string[] =>
  (list ?? []).filter((one) => one !== name)

function changesBy(change: (contract: Contract) => void): string[] {
  const copy = structuredClone(released)
  change(copy)
  return compareContracts(released, copy).map(({ operation, part, what }) => `${operation}: ${part} ${what}`)
}

test('[G06] the contract has no breaking changes since the last release, or its version announces them', () => {
  const contract = readContract()
  const changes = compareContracts(released, contract).map(
    ({ operation, part, what }) => `${operation}: ${part} ${what}`,
  )
  if (announcesBreaks(released.info.version, contract.info.version)) return
  expect(
    changes,
    `This breaks clients and services of version ${released.info.version}. Take it back, or raise the version in openapi/openapi.yaml.`,
  ).toEqual([])
})

describe('a change is reported', () => {
  const breaking: [string, string, (contract: Contract) => void][] = [
    ['an operation is removed', 'getTip: operation was removed', ({ paths }) => delete paths['/tips/{id}']],
    [
      'an operation moves',
      'getHelpdesk: operation is now GET /guide',
      ({ paths }) => {
        paths['/guide'] = paths['/helpdesk'] ?? {}
        delete paths['/helpdesk']
      },
    ],
    [
      'an operation requires a token',
      'bookDemo: operation now requires a token',
      ({ paths }) => delete paths['/pa-users/bookDemo']?.post?.security,
    ],
    [
      'a status is removed',
      'createHiddenItem: status 409 was removed',
      ({ paths }) => delete paths['/blacklists']?.post?.responses['409'],
    ],
    [
      'a header is removed',
      'createSession: 200 header jwt was removed',
      ({ paths }) => delete paths['/auth']?.post?.responses['200']?.headers,
    ],
    [
      'a field of a response is removed',
      'getColleagues: 200 body[].email was removed',
      (contract) => delete schemaOf(contract, 'Colleague').properties?.['email'],
    ],
    [
      'a field of a response becomes optional',
      'getColleagues: 200 body[].email is now optional',
      (contract) => {
        const schema = schemaOf(contract, 'Colleague')
        schema.required = without(schema.required, 'email')
      },
    ],
    [
      'a field of a response becomes nullable',
      'getLists: 200 body[].name is wider: null',
      (contract) => {
        const list = schemaOf(contract, 'List')
        list.properties = {
          ...list.properties,
          name: { type: ['string', 'null'], minLength: 1, maxLength: 100, pattern: String.raw`\S` },
        }
      },
    ],
    [
      'a field of a response has another type',
      'countCompaniesAndRoles: 200 body.count is wider: type string against integer',
      (contract) => (propertyOf(contract, 'SearchCount', 'count').type = 'string'),
    ],
    [
      'a choice of a response has another value',
      'getLists: 200 body[].mailTime is wider: hourly',
      (contract) => schemaOf(contract, 'MailTime').enum?.push('hourly'),
    ],
    [
      'a date of a response becomes text',
      'getProject: 200 body.published is wider: format date',
      (contract) => delete propertyOf(contract, 'Project', 'published').format,
    ],
    [
      'a field of a request is removed',
      'createNote: body.title was removed',
      (contract) => delete schemaOf(contract, 'NoteDraft').properties?.['title'],
    ],
    [
      'a field of a request becomes required',
      'createNote: body.title is now required',
      (contract) => schemaOf(contract, 'NoteDraft').required?.push('title'),
    ],
    [
      'a choice of a request is removed',
      'createList: body.mailTime is narrower: never',
      (contract) => {
        const schema = schemaOf(contract, 'MailTime')
        schema.enum = (schema.enum ?? []).filter((one) => one !== 'never')
      },
    ],
    [
      'a limit of a request is lower',
      'createSession: body.password is narrower: maxLength 20',
      (contract) => (propertyOf(contract, 'LoginRequest', 'password').maxLength = 20),
    ],
    [
      'a parameter is removed',
      'getAgents: query statistics was removed',
      ({ paths }) => {
        const operation = paths['/agents/list']?.get
        if (operation)
          operation.parameters = operation.parameters?.filter(({ name }) => name !== 'statistics') ?? []
      },
    ],
    [
      'a parameter becomes required',
      'getProject: query purpose is new and required',
      ({ paths }) =>
        paths['/projects/byId/{id}']?.parameters?.push({
          name: 'purpose',
          in: 'query',
          required: true,
          schema: { type: 'string' },
        }),
    ],
    [
      'the limit of a parameter is lower',
      'searchProjects: query limit is narrower: maximum 50',
      ({ components }) => {
        const limit = components.parameters['limit']
        if (limit) limit.schema.maximum = 50
      },
    ],
  ]

  test.each(breaking)('[G06] when %s', (_, report, change) => {
    expect(changesBy(change)).toContain(report)
  })
})

describe('nothing is reported', () => {
  const harmless: [string, (contract: Contract) => void][] = [
    ['nothing changes', () => {}],
    [
      'a field is added to a response',
      (contract) => {
        const schema = schemaOf(contract, 'Colleague')
        schema.properties = { ...schema.properties, phone: { type: 'string' } }
      },
    ],
    [
      'an optional field is added to a request',
      (contract) => {
        const schema = schemaOf(contract, 'NoteDraft')
        schema.properties = { ...schema.properties, colour: { type: 'string' } }
      },
    ],
    [
      'a field of a request becomes optional',
      (contract) => {
        const schema = schemaOf(contract, 'NoteDraft')
        schema.required = without(schema.required, 'text')
      },
    ],
    [
      'a description of a response changes',
      (contract) => (schemaOf(contract, 'Project').description = 'Something that is built.'),
    ],
    [
      'a nullable field of a response becomes required',
      (contract) => (propertyOf(contract, 'Colleague', 'position').type = 'string'),
    ],
  ]

  test.each(harmless)('[G06] when %s', (_, change) => {
    expect(changesBy(change)).toEqual([])
  })
})

test.each([
  ['0.1.0', '0.1.1', false],
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
  ['2.0.0', '1.9.0', false],
])('[G06] version %s followed by %s announces breaks: %s', (before, after, announced) => {
  expect(announcesBreaks(before, after)).toBe(announced)
})
