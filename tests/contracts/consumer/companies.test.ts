import { describe, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { companyRole, file, note, phase } from './interaction/readParts'
import { inOrder, named } from './interaction/Reads'

describe('a company', () => {
  const exists = 'a company with everything about it exists'
  const request = { path: { id: from('companyId') } }

  test('[G06] [C01] is returned with the contents of its page', () =>
    expectResponse({
      operation: 'getCompany',
      wants: 'a company with everything about it',
      given: ['a paid user is signed in', exists],
      request,
      reads: {
        id: true,
        companyName: named('companyName'),
        cvr: true,
        address: true,
        postalCode: true,
        city: true,
        phone: true,
        mail: true,
        link: true,
        description: true,
        file,
        notes: inOrder({ ...note, title: named('companyNoteName'), projectId: null }),
        roleCount: true,
      },
    }))

  test('[G06] [C01] [Z03] gets 401 without company access, so that the page offers an upgrade', () =>
    expectProblem('signedOut', {
      operation: 'getCompany',
      wants: 'no company without company access',
      given: ['a paid user without company access is signed in', exists],
      request,
    }))

  test('[G06] [C01] its roles are returned in pages', () =>
    expectResponse({
      operation: 'getCompanyRoles',
      wants: 'the roles of a company',
      given: ['a paid user is signed in', exists],
      request: {
        path: { id: from('companyId') },
        query: { index: 0, limit: 10, sort: 'added', ascending: false },
      },
      reads: {
        items: [{ ...companyRole, companyName: named('companyName'), itemName: true, itemPhase: phase }],
        count: true,
      },
    }))

  test('[G06] [P02] everybody gets the logo of the national domain', () =>
    expectResponse({
      operation: 'getCompanyLogo',
      wants: 'the logo for printed reports',
      given: ['nobody is signed in'],
      reads: { link: true, name: true },
    }))
})

test.each(['getCompany', 'getCompanyRoles'] as const)(
  '[G06] [E01] [Z03] %s gets 404 when it does not exist',
  (operation) =>
    expectProblem('notFound', {
      operation,
      wants: 'what does not exist',
      given: ['a paid user is signed in', 'there is no such thing'],
      request: { path: { id: from('missingId') } },
    }),
)
