import { describe, test } from 'vitest'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { exactly, inOrder, named } from '../interaction/Reads'

const names = [named('firstName'), named('secondName'), named('thirdName')] as const
const paid = 'a paid user is signed in'

const searches = [
  {
    operation: 'searchProjects',
    given: [paid, 'three projects to compare exist'],
    word: from('projectsWord'),
  },
  {
    operation: 'searchProcurements',
    given: [paid, 'three procurements to compare exist'],
    word: from('procurementsWord'),
  },
] as const

const page = { index: 0, limit: 20, orderBy: 'budget', ascending: false } as const

/**
 * Each case has a name, an order, a filter, the expected rows and the number of results on all pages. The
 * rows are indexes of three known items.
 */
const cases = [
  ['by budget, the highest first', {}, {}, [0, 2, 1], 3],
  ['by budget, the lowest first', { ascending: true }, {}, [1, 2, 0], 3],
  ['by the day of publication, the newest first', { orderBy: 'published' }, {}, [1, 0, 2], 3],
  ['by the last update, the newest first', { orderBy: 'updated' }, {}, [2, 1, 0], 3],
  ['a page of two', { limit: 2 }, {}, [0, 2], 3],
  ['the second page of two', { limit: 2, index: 1 }, {}, [1], 3],
  ['those of a budget', {}, { minBudget: 15_000_000, allowUnspecifiedBudget: false }, [0, 2], 2],
  ['those that are public', {}, { isPublic: true }, [1], 1],
] as const

describe.each(searches)('$operation', ({ operation, given, word }) => {
  test.each(cases)('[G06] [S05] [S08] %s', (asked, query, filters, rows, count) =>
    expectResponse<typeof operation>({
      operation,
      wants: `three rows: ${asked}`,
      given,
      request: {
        query: { ...page, ...query },
        body: { freeSearch: word, criteria: [], roles: [], ...filters },
      },
      reads: {
        items: inOrder(...rows.map((row) => ({ name: names[row] }))),
        count: exactly(count),
      },
    }),
  )
})

const compared = [paid, 'three companies to compare exist'] as const
const newest = { index: 0, limit: 20, orderBy: 'updated' } as const
const companyRows = (rows: readonly (0 | 1 | 2)[]) =>
  inOrder(...rows.map((row) => ({ companyName: names[row] })))

const companyCases = [
  ['by the last update, the newest first', {}, [2, 1, 0]],
  ['a page of two', { limit: 2 }, [2, 1]],
  ['the second page of two', { limit: 2, index: 1 }, [0]],
] as const

test.each(companyCases)('[G06] [S05] [S16] companies: %s', (asked, query, rows) =>
  expectResponse({
    operation: 'searchCompanies',
    wants: `three rows: ${asked}`,
    given: compared,
    request: { query: { ...newest, ...query }, body: { freeSearch: from('companiesWord') } },
    reads: { items: companyRows(rows), count: exactly(3) },
  }),
)

test.each(companyCases)('[G06] [S05] [S16] companies and roles: %s', (asked, query, rows) =>
  expectResponse({
    operation: 'searchCompaniesAndRoles',
    wants: `three rows: ${asked}`,
    given: compared,
    request: { query: { ...newest, ...query }, body: { freeSearch: from('companiesWord') } },
    reads: { companies: companyRows(rows), count: exactly(3) },
  }),
)

test('[G06] [S16] companies are filtered by their roles', () =>
  expectResponse({
    operation: 'searchCompanies',
    wants: 'those of three companies that have a role',
    given: [...compared, 'reference data is there'],
    request: { query: newest, body: { freeSearch: from('companiesWord'), roles: [from('roleId')] } },
    reads: { items: companyRows([0]), count: exactly(1) },
  }))

test('[G06] [S14] the number of suggested companies is limited as requested', () =>
  expectResponse({
    operation: 'autocompleteCompanies',
    wants: 'two of three companies whose names begin with a text',
    given: compared,
    request: { query: { term: from('companiesWord'), limit: 2 } },
    reads: inOrder(
      { id: true, companyName: named('thirdName') },
      { id: true, companyName: named('firstName') },
    ),
  }))

const roles = { index: 0, limit: 10, sort: 'added', ascending: false } as const

const roleCases = [
  ['the newest first', {}, [0, 2, 1]],
  ['the oldest first', { ascending: true }, [1, 2, 0]],
  ['by the name of the item', { sort: 'name', ascending: true }, [2, 0, 1]],
  ['by phase, the last first', { sort: 'phase' }, [1, 2, 0]],
  ['a page of two', { limit: 2 }, [0, 2]],
  ['the second page of two', { limit: 2, index: 1 }, [1]],
] as const

test.each(roleCases)('[G06] [C01] the roles of a company: %s', (asked, query, rows) =>
  expectResponse({
    operation: 'getCompanyRoles',
    wants: `the three roles of a company: ${asked}`,
    given: [...compared, 'three projects to compare exist'],
    request: { path: { id: from('firstCompanyId') }, query: { ...roles, ...query } },
    reads: { items: inOrder(...rows.map((row) => ({ itemName: names[row] }))) },
  }),
)
