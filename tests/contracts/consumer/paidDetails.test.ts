import { describe, test } from 'vitest'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { exactly, inOrder, named } from './interaction/Reads'

/** A row of a procurement as a user without a paid product sees it. */
const unpaidRow = {
  id: true,
  name: named('procurementName'),
  nextDeadline: null,
  nextDeadlineWindow: null,
  liable: null,
  coverImage: { source: null },
} as const

describe('without a paid product', () => {
  test('[G06] [K02] [S18] the procurements of a project have no paid details without a paid product', () =>
    expectResponse({
      operation: 'getProcurementsByProject',
      wants: 'the procurements of a project without their paid details',
      given: ['a user without a paid product is signed in', 'a project with everything on it exists'],
      request: { path: { id: from('projectId') }, query: { limit: 5 } },
      reads: inOrder(unpaidRow),
    }))

  test('[G06] [K02] [P01] the page of a project has no paid details of procurements without a paid product', () =>
    expectResponse({
      operation: 'getProject',
      wants: 'a project without the paid details of its procurements',
      given: ['a user without a paid product is signed in', 'a project with everything on it exists'],
      request: { path: { id: from('projectId') } },
      reads: { name: named('projectName'), procurements: inOrder(unpaidRow) },
    }))

  test('[G06] [K02] [S05] a search has no paid details without a paid product', () =>
    expectResponse({
      operation: 'searchProcurements',
      wants: 'procurements without their paid details',
      given: ['a user without a paid product is signed in', 'a procurement with everything on it exists'],
      request: {
        query: { index: 0, limit: 20, orderBy: 'bestMatch', ascending: false },
        body: { freeSearch: from('procurementWord'), criteria: [], roles: [] },
      },
      reads: { items: inOrder(unpaidRow), count: exactly(1) },
    }))
})
