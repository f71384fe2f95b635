import { MatchersV3 } from '@pact-foundation/pact'
import { getCompany, getProcurement, getProject, type ApiClient } from '@spadestik/api-client'
import { describe, test } from 'vitest'

import { providerStates } from '../providerStates'
import { expectAnswer } from './expectAnswer'
import { expectProblem } from './expectProblem'
import {
  anyNumberOf,
  companyRole,
  companyRow,
  oneOrMore,
  phase,
  procurementRow,
  projectRow,
} from './matchers'

const { integer, like, string } = MatchersV3
const { token } = providerStates['a paid user is signed in']
const { missingId } = providerStates['there is no such item']
const { projectId } = providerStates['a project exists']
const { procurementId } = providerStates['a procurement with winners exists']
const { companyId } = providerStates['a company with roles exists']

const phaseRecord = { phase }
const note = { id: integer(501), text: string('Besøg på pladsen uge 49'), createdBy: string('Anne Lund') }

describe('a project', () => {
  const path: [string, string] = ['/projects/byId/${projectId}', `/projects/byId/${projectId}`]
  const ask = (client: ApiClient) => getProject(client, { path: { id: projectId } })

  test('[G06] [P01] is answered with what its page shows', () =>
    expectAnswer(
      {
        given: ['a paid user is signed in', 'a project exists'],
        receiving: 'a project',
        method: 'GET',
        path,
        token,
        status: 200,
        answer: {
          ...projectRow,
          projectPhaseRecords: anyNumberOf(phaseRecord),
          procurements: anyNumberOf(procurementRow),
          notes: anyNumberOf(note),
          companyRoles: anyNumberOf(companyRole),
          files: anyNumberOf({
            id: integer(2201),
            name: string('Lokalplan 1124'),
            image: MatchersV3.boolean(false),
          }),
          articles: anyNumberOf({ id: integer(330), title: string('Nyt børnehus') }),
          childrenProjects: anyNumberOf({ id: integer(48214), name: string('Etape 2') }),
        },
      },
      ask,
    ))

  test('[G06] [W05] [Z03] is 480 for a limited visitor without views', () =>
    expectProblem(
      'accessRunOut',
      {
        given: ['a limited visitor without views is signed in', 'a project exists'],
        receiving: 'a project, without views left',
        method: 'GET',
        path,
        token: providerStates['a limited visitor without views is signed in'].token,
        status: 480,
      },
      ask,
    ))
})

describe('a procurement', () => {
  const path: [string, string] = [
    '/procurements/byId/${procurementId}',
    `/procurements/byId/${procurementId}`,
  ]

  test('[G06] [Q02] is answered with what its page shows, for a paid user', () =>
    expectAnswer(
      {
        given: ['a paid user is signed in', 'a procurement with winners exists'],
        receiving: 'a procurement',
        method: 'GET',
        path,
        token,
        status: 200,
        answer: {
          ...procurementRow,
          procurementPhaseRecords: anyNumberOf(phaseRecord),
          project: like({ id: integer(0) }),
          notes: anyNumberOf(note),
          companyRoles: anyNumberOf(companyRole),
          winners: oneOrMore({ ...companyRole, isWinner: true }),
          liable: string('Vejdirektoratet'),
          announcements: anyNumberOf({ id: integer(640), type: string('correction') }),
          procurementUpdates: anyNumberOf({ text: string('Spørgsmål og svar er offentliggjort.') }),
        },
      },
      (client) => getProcurement(client, { path: { id: procurementId } }),
    ))
})

describe('a company', () => {
  const path: [string, string] = ['/companies/byId/${companyId}', `/companies/byId/${companyId}`]
  const ask = (client: ApiClient) => getCompany(client, { path: { id: companyId } })

  test('[G06] [C01] is answered with what its page shows', () =>
    expectAnswer(
      {
        given: ['a paid user is signed in', 'a company with roles exists'],
        receiving: 'a company',
        method: 'GET',
        path,
        token,
        status: 200,
        answer: { ...companyRow, notes: anyNumberOf(note), companyRoles: oneOrMore(companyRole) },
      },
      ask,
    ))

  test('[G06] [C01] [Z03] is 401 without company access, and the page invites to an upgrade', () =>
    expectProblem(
      'signedOut',
      {
        given: ['a paid user without company access is signed in', 'a company with roles exists'],
        receiving: 'a company, without company access',
        method: 'GET',
        path,
        token: providerStates['a paid user without company access is signed in'].token,
        status: 401,
      },
      ask,
    ))
})

const calls: [string, string, (client: ApiClient) => Promise<{ data?: unknown; response: Response }>][] = [
  ['project', '/projects/byId', (client) => getProject(client, { path: { id: missingId } })],
  ['procurement', '/procurements/byId', (client) => getProcurement(client, { path: { id: missingId } })],
  ['company', '/companies/byId', (client) => getCompany(client, { path: { id: missingId } })],
]

test.each(calls)('[G06] [E01] [Z03] a %s that does not exist is 404', (name, path, ask) =>
  expectProblem(
    'notFound',
    {
      given: ['a paid user is signed in', 'there is no such item'],
      receiving: `a ${name} that does not exist`,
      method: 'GET',
      path: [`${path}/\${missingId}`, `${path}/${missingId}`],
      token,
      status: 404,
    },
    ask,
  ),
)
