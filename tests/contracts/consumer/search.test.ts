import { MatchersV3 } from '@pact-foundation/pact'
import {
  autocompleteCompanies,
  searchCompanies,
  searchProcurements,
  searchProjects,
  type ApiClient,
} from '@spadestik/api-client'
import { describe, test } from 'vitest'

import type { ProviderState } from '../providerStates'
import { providerStates } from '../providerStates'
import { expectAnswer } from './expectAnswer'
import { expectProblem } from './expectProblem'
import { companyRow, oneOrMore, procurementRow, projectRow } from './matchers'

const { boolean, fromProviderState, integer, string } = MatchersV3
const { token } = providerStates['a paid user is signed in']

const filters = {
  freeSearch: null,
  freeSearchType: 'normal' as const,
  criteria: [],
  roles: [],
}

function page(row: object) {
  return { items: oneOrMore(row), count: integer(86), countIsCapped: boolean(false) }
}

interface Search {
  name: string
  given: ProviderState
  row: object
  ask: (client: ApiClient, index: number) => Promise<{ data?: unknown; response: Response }>
}

const searches: Search[] = [
  {
    name: 'projects',
    given: 'a project exists',
    row: projectRow,
    ask: (client, index) =>
      searchProjects(client, {
        query: { index, limit: 20, orderBy: 'bestMatch', ascending: false },
        body: filters,
      }),
  },
  {
    name: 'procurements',
    given: 'a procurement with winners exists',
    row: procurementRow,
    ask: (client, index) =>
      searchProcurements(client, {
        query: { index, limit: 20, orderBy: 'bestMatch', ascending: false },
        body: filters,
      }),
  },
  {
    name: 'companies',
    given: 'a company with roles exists',
    row: companyRow,
    ask: (client, index) =>
      searchCompanies(client, {
        query: { index, limit: 20, orderBy: 'bestMatch', ascending: false },
        body: filters,
      }),
  },
]

describe.each(searches)('searching $name', ({ name, given, row, ask }) => {
  const question = (index: number) => ({
    given: ['a paid user is signed in' as const, given],
    method: 'POST' as const,
    path: `/search-items/search/${name}`,
    query: { index: String(index), limit: '20', orderBy: 'bestMatch', ascending: 'false' },
    body: filters,
    token,
  })

  test('[G06] [S05] gives a page of rows and a count', () =>
    expectAnswer(
      { ...question(0), receiving: `the first page of ${name}`, status: 200, answer: page(row) },
      (client) => ask(client, 0),
    ))

  test('[G06] [Z03] refuses a page that cannot be', () =>
    expectProblem('badRequest', { ...question(-1), receiving: `page -1 of ${name}`, status: 400 }, (client) =>
      ask(client, -1),
    ))
})

test('[G06] [K01] searching companies without company access is forbidden', () =>
  expectProblem(
    'forbidden',
    {
      given: ['a paid user without company access is signed in'],
      receiving: 'companies, without company access',
      method: 'POST',
      path: '/search-items/search/companies',
      body: {},
      token: providerStates['a paid user without company access is signed in'].token,
      status: 403,
    },
    (client) => searchCompanies(client, { body: {} }),
  ))

const { beginningOfItsName } = providerStates['a company with roles exists']

test('[G06] [S14] companies are suggested by the beginning of their names', () =>
  expectAnswer(
    {
      given: ['a paid user is signed in', 'a company with roles exists'],
      receiving: 'companies whose names begin with a text',
      method: 'GET',
      path: '/search-items/search/companies/autocomplete',
      query: { term: fromProviderState('${beginningOfItsName}', beginningOfItsName), limit: '5' },
      token,
      status: 200,
      answer: oneOrMore({ id: integer(5120), companyName: string('Nordkyst Ingeniører') }),
    },
    (client) => autocompleteCompanies(client, { query: { term: beginningOfItsName, limit: 5 } }),
  ))
