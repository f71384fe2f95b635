import { describe, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { companyRole, file, note, phase, procurementRow } from './interaction/readParts'
import { inOrder, named } from './interaction/Reads'

const criteria = [{ typeId: true, criteria: [[true]] }] as const
const phaseRecord = { id: true, date: true, phase } as const
const contactPerson = { name: true, position: true, mail: true, phone: true } as const

describe('a project', () => {
  const given = ['a paid user is signed in', 'a project with everything on it exists'] as const
  const request = { path: { id: from('projectId') } }

  test('[G06] [P01] [P02] [P03] is returned with the contents of its page', () =>
    expectResponse({
      operation: 'getProject',
      wants: 'a project with everything on it',
      given,
      request,
      reads: {
        id: true,
        name: named('projectName'),
        description: true,
        inProgress: true,
        phase,
        projectPhaseRecords: [phaseRecord],
        budget: true,
        currency: true,
        buildingStart: true,
        buildingEnd: true,
        buildingArea: true,
        numberOfUnits: true,
        floors: true,
        address: true,
        postalCode: true,
        city: true,
        summaryLink: true,
        summaryMunicipality: true,
        summaryCommittee: true,
        summaryNumber: true,
        summaryDate: true,
        contactPerson,
        published: true,
        lastUpdated: true,
        lastUpdateDate: true,
        procurementCount: true,
        procurements: inOrder({ ...procurementRow, name: named('procurementName') }),
        criteria,
        notes: inOrder({ ...note, title: named('projectNoteName'), projectId: true, procurementId: null }),
        companyRoles: inOrder({ ...companyRole, companyName: named('companyName') }),
        files: [file],
        articles: [{ id: true, title: true, created: true, hostName: true, link: true }],
        parentProject: { id: true, name: true },
        childrenProjects: [{ id: true, name: true }],
      },
    }))

  test('[G06] [R03] [W05] is returned to a limited visitor too', () =>
    expectResponse({
      operation: 'getProject',
      wants: 'a project as a limited visitor',
      given: ['a limited visitor is signed in', 'a project with everything on it exists'],
      request,
      reads: { id: true, name: named('projectName'), phase, criteria },
    }))

  test('[G06] [W05] [Z03] gets 480 for a limited visitor without views', () =>
    expectProblem('accessRunOut', {
      operation: 'getProject',
      wants: 'no project without views',
      given: ['a limited visitor without views is signed in', 'a project with everything on it exists'],
      request,
    }))

  test('[G06] [S18] its procurements are returned as rows', () =>
    expectResponse({
      operation: 'getProcurementsByProject',
      wants: 'the procurements of a project',
      given,
      request: { path: { id: from('projectId') }, query: { limit: 5 } },
      reads: inOrder({ ...procurementRow, name: named('procurementName') }),
    }))
})

test('[G06] [S18] the number of its procurements is limited as requested', () =>
  expectResponse({
    operation: 'getProcurementsByProject',
    wants: 'two of the three procurements of a project',
    given: [
      'a paid user is signed in',
      'three projects to compare exist',
      'three procurements to compare exist',
    ],
    request: { path: { id: from('firstProjectId') }, query: { limit: 2 } },
    reads: inOrder({ id: true, name: named('secondName') }, { id: true, name: named('firstName') }),
  }))

const window = { from: true, to: true } as const

describe('a procurement', () => {
  const exists = 'a procurement with everything on it exists'
  const request = { path: { id: from('procurementId') } }
  const forEverybody = {
    id: true,
    name: named('procurementName'),
    summary: true,
    description: true,
    inProgress: true,
    phase,
    budget: true,
    currency: true,
    published: true,
    lastUpdated: true,
    lastUpdateDate: true,
    procurementType: { name: true },
    criteria,
    buildingStart: true,
    buildingEnd: true,
    project: { id: true },
  } as const

  test('[G06] [Q01] [Q02] [Q03] is returned to a paying user with the contents of its page', () =>
    expectResponse({
      operation: 'getProcurement',
      wants: 'a procurement with everything on it',
      given: ['a paid user is signed in', exists],
      request,
      reads: {
        ...forEverybody,
        tenderText: true,
        procurementPhaseRecords: [phaseRecord],
        nextDeadline: true,
        notes: inOrder({ ...note, title: named('procurementNoteName'), projectId: null }),
        companyRoles: [companyRole],
        coverImage: { link: true, source: true },
        winners: [companyRole],
        provider: true,
        liable: true,
        euNr: true,
        announcements: [{ id: true, date: true, type: true, changes: true, description: true }],
        procurementUpdates: [{ date: true, type: true, text: true }],
        participation: { ...window, address: true, note: true },
        offers: { ...window, address: true, link: true, note: true },
        material: { ...window, link: true },
        inquiry: { ...window, address: true },
      },
    }))

  test('[G06] [K02] paid details are withheld from users without a paid product', () =>
    expectResponse({
      operation: 'getProcurement',
      wants: 'a procurement without its paid details',
      given: ['a user without a paid product is signed in', exists],
      request,
      reads: {
        ...forEverybody,
        procurementPhaseRecords: [{ id: true, date: null, phase }],
        companyRoles: inOrder({
          ...companyRole,
          companyName: named('openCompanyName'),
          note: null,
          contactPerson: null,
        }),
        coverImage: { link: true, source: null },
        nextDeadline: null,
        winners: null,
        liable: null,
        euNr: null,
        announcements: null,
        procurementUpdates: null,
        participation: null,
        offers: null,
        material: null,
        inquiry: null,
      },
    }))

  test('[G06] [K01] [Z03] gets 401 for a limited visitor', () =>
    expectProblem('signedOut', {
      operation: 'getProcurement',
      wants: 'no procurement as a limited visitor',
      given: ['a limited visitor is signed in', exists],
      request,
    }))
})

const missing = ['getProject', 'getProcurement', 'getProcurementsByProject'] as const

test.each(missing)('[G06] [E01] [Z03] %s gets 404 when it does not exist', (operation) =>
  expectProblem('notFound', {
    operation,
    wants: 'what does not exist',
    given: ['a paid user is signed in', 'there is no such thing'],
    request: { path: { id: from('missingId') } },
  }),
)
