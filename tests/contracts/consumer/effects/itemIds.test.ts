import type { OperationId } from '@spadestik/api-client'
import { test } from 'vitest'
import type { ProviderState } from '../../providerStates'
import { after } from '../interaction/after'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { named } from '../interaction/Reads'
import { expectIdsToLead } from './expectIdsToLead'
import { byId, isProject, isProcurement, isCompany, isContact } from './Target'

const project: ProviderState = 'a project with everything on it exists'
const procurement: ProviderState = 'a procurement with everything on it exists'
const company: ProviderState = 'a company with everything about it exists'
const updated: ProviderState = 'a project and a procurement were updated'
const shown: ProviderState = 'the user has hidden nothing'

const page = { index: 0, limit: 20, orderBy: 'bestMatch', ascending: false }
const found = (word: 'projectWord' | 'procurementWord' | 'companyWord') => ({
  query: page,
  body: { freeSearch: from(word), criteria: [], roles: [] },
})
const ofCompany = {
  query: { index: 0, limit: 20, orderBy: 'bestMatch' },
  body: { freeSearch: from('companyWord') },
}
const byProject = { path: { id: from('projectId') } }
const byProcurement = { path: { id: from('procurementId') } }
const byCompany = { path: { id: from('companyId') } }

expectIdsToLead([
  ['searchProjects', [project, shown], found('projectWord'), '/items/0/id', isProject],
  ['searchProcurements', [procurement, shown], found('procurementWord'), '/items/0/id', isProcurement],
  ['searchCompanies', [company], ofCompany, '/items/0/id', isCompany],
  ['searchCompaniesAndRoles', [company], ofCompany, '/companies/0/id', isCompany],
  [
    'autocompleteCompanies',
    [company],
    { query: { term: from('beginningOfItsName'), limit: 5 } },
    '/0/id',
    isCompany,
  ],
  [
    'getProcurementsByProject',
    [procurement, project],
    { ...byProject, query: { limit: 5 } },
    '/0/id',
    isProcurement,
  ],
  ['getProject', [project], byProject, '/id', isProject],
  ['getProject', [procurement, project], byProject, '/procurements/0/id', isProcurement],
  ['getProject', [company, project], byProject, '/companyRoles/0/companyId', isCompany],
  ['getProject', [project], byProject, '/notes/0/projectId', isProject],
  ['getProcurement', [procurement], byProcurement, '/id', isProcurement],
  ['getProcurement', [project, procurement], byProcurement, '/project/id', isProject],
  ['getProcurement', [company, procurement], byProcurement, '/winners/0/companyId', isCompany],
  ['getCompany', [company], byCompany, '/id', isCompany],
  [
    'getCompanyRoles',
    [company],
    { ...byCompany, query: { index: 0, limit: 10, sort: 'added', ascending: false } },
    '/items/0/companyId',
    isCompany,
  ],
  ['getCompanyContacts', [company], byCompany, '/0/id', isContact],
  ['getContact', [company], { path: { id: from('contactId') } }, '/id', isContact],
  ['getUpdate', [project, updated], { path: { id: from('projectUpdateId') } }, '/projectId', isProject],
  ['getProjectUpdates', [project, updated], byProject, '/0/projectId', isProject],
  ['getProcurementUpdates', [procurement, updated], byProcurement, '/0/procurementId', isProcurement],
  ['getProcurementNotes', [procurement], byProcurement, '/0/procurementId', isProcurement],
  ['getProjectNotes', [project], byProject, '/0/projectId', isProject],
])

test.each([
  ['getUpdate', { path: { id: from('projectUpdateId') } }, '/id'],
  ['getProjectUpdates', byProject, '/0/id'],
] as const)('[G06] [Z01] the id of an update in %s leads to its project', (operation, request, readId) =>
  expectResponse({
    operation: 'getProject',
    wants: `what the id at ${readId} of ${operation} names`,
    given: [
      'a paid user is signed in',
      project,
      updated,
      after<OperationId>(operation, request as never, { readId }),
      after('getUpdate', byId, { readId: '/projectId' }),
    ],
    request: byId,
    reads: { name: named('projectName') },
  }),
)
