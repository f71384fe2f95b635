import type { ResponseBody } from '@spadestik/api-client'
import { describe, test } from 'vitest'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { companyRow, procurementRow, projectRow } from '../interaction/readParts'
import { containing, type Reads, exactly, inOrder, named, noEntries } from '../interaction/Reads'

const page = { index: 0, limit: 20, orderBy: 'bestMatch', ascending: false } as const
const filters = { freeSearchType: 'normal', criteria: [], roles: [] } as const
const counted = { count: true, countIsCapped: true } as const

type ItemSearch = 'searchProjects' | 'searchProcurements' | 'searchCompanies'

const isOne = { count: exactly(1), countIsCapped: exactly(false) } as const

const pages: { [Id in ItemSearch]: Reads<ResponseBody<Id>> } = {
  searchProjects: { items: inOrder({ ...projectRow, name: named('projectName') }), ...isOne },
  searchProcurements: { items: inOrder({ ...procurementRow, name: named('procurementName') }), ...isOne },
  searchCompanies: { items: inOrder({ ...companyRow, companyName: named('companyName') }), ...isOne },
}

const searches = [
  ['searchProjects', 'a project with everything on it exists', from('projectWord')],
  ['searchProcurements', 'a procurement with everything on it exists', from('procurementWord')],
  ['searchCompanies', 'a company with everything about it exists', from('companyWord')],
] as const

describe.each(searches)('%s', (operation, exists, freeSearch) => {
  test('[G06] [S05] [S08] returns a page of rows and a count', () =>
    expectResponse<typeof operation>({
      operation,
      wants: 'the first page of what a text finds',
      given: ['a paid user is signed in', exists],
      request: { query: page, body: { ...filters, freeSearch } },
      reads: pages[operation],
    }))

  test('[G06] [S02] returns an empty page without matches', () =>
    expectResponse<typeof operation>({
      operation,
      wants: 'a page of nothing',
      given: ['a paid user is signed in'],
      request: { query: page, body: { ...filters, freeSearch: 'findesikkeudenforeksemplet' } },
      reads: { items: noEntries, count: exactly(0), countIsCapped: exactly(false) } as never,
    }))

  test('[G06] [Z03] gets 400 for an invalid page', () =>
    expectProblem('badRequest', {
      operation,
      wants: 'no page before the first',
      given: ['a paid user is signed in'],
      request: { query: { ...page, index: -1 }, body: {} },
    }))
})

test('[G06] [S24] searchProcurements finds tenders by a relative deadline', () =>
  expectResponse<'searchProcurements'>({
    operation: 'searchProcurements',
    wants: 'the tenders that close soon',
    given: ['a paid user is signed in'],
    request: { query: page, body: { ...filters, deadlineWithinDays: 14 } },
    reads: counted,
  }))

const noBars = { criteria: [], bars: [], unspecified: 0, countIsCapped: false }
const facetSearches = searches.filter(([operation]) => operation !== 'searchCompanies')

describe.each(facetSearches)('%s', (operation, exists, freeSearch) => {
  test('[G06] [S13] returns on request how many matches each range of budgets has', () =>
    expectResponse<typeof operation>({
      operation,
      wants: 'how the sums of the matches are distributed',
      given: ['a paid user is signed in', exists],
      request: { query: { ...page, facet: 'budget' }, body: { ...filters, freeSearch } },
      reads: {
        facet: { bars: [{ from: true, count: true }], unspecified: true, countIsCapped: true },
        reasons: [{ id: true, criteria: [true, 'or none'], unspecified: [true, 'or none'] }],
      },
    }))

  test('[G06] [S11] returns on request how many matches each role has', () =>
    expectResponse<typeof operation>({
      operation,
      wants: 'how many matches each role has',
      given: ['a paid user is signed in', exists],
      request: { query: { ...page, facet: 'roles' }, body: { ...filters, freeSearch } },
      example: { facet: { ...noBars, options: [{ id: 1, count: 12 }] } },
      reads: { facet: { options: [{ id: true, count: true }], countIsCapped: true } },
    }))

  test('[G06] [S15] returns on request how many matches each sector has', () =>
    expectResponse<typeof operation>({
      operation,
      wants: 'how many matches each sector has',
      given: ['a paid user is signed in', exists],
      request: { query: { ...page, facet: 'isPublic' }, body: { ...filters, freeSearch } },
      example: { facet: { ...noBars, sectors: { all: 52, public: 40, private: 7 } } },
      reads: { facet: { sectors: { all: true, public: true, private: true }, countIsCapped: true } },
    }))
})

const withWord = { body: { freeSearch: from('companyWord'), countryIds: [], roles: [] } }
const ofCompanies = ['a paid user is signed in', 'a company with everything about it exists'] as const

test('[G06] [S16] companies and roles are returned with a count', () =>
  expectResponse({
    operation: 'searchCompaniesAndRoles',
    wants: 'the first companies that a text finds',
    given: ofCompanies,
    request: { query: { index: 0, limit: 20, orderBy: 'bestMatch' }, ...withWord },
    reads: { companies: inOrder({ ...companyRow, companyName: named('companyName') }), ...isOne },
  }))

test('[G06] [W08] new companies are counted', () =>
  expectResponse({
    operation: 'countCompaniesAndRoles',
    wants: 'how many companies a text finds',
    given: ofCompanies,
    request: { query: { maxDaysOld: 30 }, ...withWord },
    reads: { count: exactly(1) },
  }))

test('[G06] [Z03] companies and roles get 400 for an invalid page', () =>
  expectProblem('badRequest', {
    operation: 'searchCompaniesAndRoles',
    wants: 'no page before the first',
    given: ['a paid user is signed in'],
    request: { query: { index: -1 }, body: {} },
  }))

test('[G06] [Z03] counting the companies of less than a day gets 400', () =>
  expectProblem('badRequest', {
    operation: 'countCompaniesAndRoles',
    wants: 'no count of less than a day',
    given: ['a paid user is signed in'],
    request: { query: { maxDaysOld: -1 }, body: {} },
  }))

const companySearches = ['searchCompanies', 'searchCompaniesAndRoles', 'countCompaniesAndRoles'] as const

test.each(companySearches)('[G06] [K01] [S16] %s gets 403 without company access', (operation) =>
  expectProblem('forbidden', {
    operation,
    wants: 'no companies without company access',
    given: ['a paid user without company access is signed in'],
    request: { body: {} },
  }),
)

test('[G06] [S14] companies are suggested by the beginning of their names', () =>
  expectResponse({
    operation: 'autocompleteCompanies',
    wants: 'companies whose names begin with a text',
    given: ofCompanies,
    request: { query: { term: from('beginningOfItsName'), limit: 5 } },
    reads: inOrder({ id: true, companyName: named('companyName') }),
  }))

test('[G06] [S22] the words of a text are returned with their synonyms', () =>
  expectResponse({
    operation: 'getSynonyms',
    wants: 'the synonyms of a word',
    given: ['a paid user is signed in'],
    request: { query: { freeSearch: 'sygehus' } },
    reads: inOrder({ word: exactly('sygehus'), synonyms: containing(exactly('hospital')) }),
  }))

test('[G06] [S22] [Z03] gets 400 for the synonyms of an empty text', () =>
  expectProblem('badRequest', {
    operation: 'getSynonyms',
    wants: 'no synonyms of an empty text',
    given: ['a paid user is signed in'],
    request: { query: { freeSearch: '' } },
  }))
