import { test } from 'vitest'
import type { ProviderState } from '../../providerStates'
import { after } from '../interaction/after'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { exactly, inOrder } from '../interaction/Reads'
import { expectIdsToLead } from './expectIdsToLead'
import { byId, isProject, isProcurement, isCompany, isList, isHidden, hides, isRole } from './Target'

const project: ProviderState = 'a project with everything on it exists'
const procurement: ProviderState = 'a procurement with everything on it exists'
const company: ProviderState = 'a company with everything about it exists'
const list: ProviderState = 'the user has a list with everything on it'
const hidden: ProviderState = 'the user has hidden a project'
const shown: ProviderState = 'the user has hidden nothing'
const agents: ProviderState = 'the user has agents of every kind'

expectIdsToLead([
  ['getLists', [list], undefined, '/0/id', isList],
  ['getLists', [list, project], undefined, '/0/projects/0', isProject],
  ['getLists', [list, procurement], undefined, '/0/procurements/0', isProcurement],
  ['getLists', [list, company], undefined, '/0/companies/0', isCompany],
  ['getListItems', [list], { path: { id: from('listId') } }, '/listId', isList],
  ['getListItems', [list, project], { path: { id: from('listId') } }, '/projects/0/id', isProject],
  [
    'getListItems',
    [list, procurement],
    { path: { id: from('listId') } },
    '/procurements/0/id',
    isProcurement,
  ],
  ['getListItems', [list, company], { path: { id: from('listId') } }, '/companies/0/id', isCompany],
  ['getHiddenItems', [project, hidden], undefined, '/0/projectId', isProject],
  ['getHiddenItems', [project, hidden], undefined, '/0/id', isHidden],
  ['getHiddenItemDetails', [project, hidden], undefined, '/projects/0/id', isProject],
  [
    'getCalendarFeeds',
    ['the user has a calendar feed of a list'],
    undefined,
    '/0/listId',
    { operation: 'getListItems', request: byId, reads: { procurements: inOrder({ name: true }) } },
  ],
  [
    'getCalendarFeeds',
    ['the user has a calendar feed of a list'],
    undefined,
    '/0/id',
    { operation: 'deleteCalendarFeed', request: byId },
  ],
  [
    'getReminders',
    ['the user is reminded of the deadlines of a list'],
    undefined,
    '/0/listId',
    { operation: 'getListItems', request: byId, reads: { procurements: inOrder({ name: true }) } },
  ],
  [
    'findUnseenItems',
    [project, 'the last visit of the user was long ago'],
    { body: { type: 'project', ids: [from('projectId')] } },
    '/0/id',
    isProject,
  ],
  [
    'getToday',
    [procurement, list, 'the last visit of the user was long ago', 'the user has dismissed no deadline'],
    undefined,
    '/deadlines/0/id',
    isProcurement,
  ],
  [
    'getToday',
    [project, list, 'the last visit of the user was long ago'],
    undefined,
    '/changes/0/unseen/id',
    isProject,
  ],
  [
    'getToday',
    [
      procurement,
      'the user has no lists',
      'an agent of the user has found the procurement',
      'the last visit of the user was long ago',
    ],
    undefined,
    '/matches/0/unseen/id',
    isProcurement,
  ],
  [
    'getExplanations',
    [project, agents],
    { path: { itemType: 'project', id: from('projectId') } },
    '/agents/0/agentId',
    { operation: 'getProjectAgent', request: byId, reads: { name: exactly('Skoler') } },
  ],
  ['getColleagues', ['the user has a colleague', project, shown], undefined, '/0/id', hides(false)],
  ['getCurrentUser', [project, shown], undefined, '/id', hides(true)],
  [
    'updateCurrentUser',
    [project, shown],
    { body: { name: 'Anne Lund', phone: '+45 70 12 34 56', position: 'Tilbudschef', showPopups: true } },
    '/id',
    hides(true),
  ],
  [
    'getRole',
    ['reference data is there', 'three companies to compare exist'],
    { path: { id: from('roleId') } },
    '/id',
    isRole,
  ],
  [
    'createList',
    [project, 'the user has no lists'],
    {
      body: {
        name: 'Skoler',
        projects: [from('projectId')],
        procurements: [],
        companies: [],
        paUserIds: [from('userId')],
      },
    },
    '/id',
    isList,
  ],
  [
    'createHiddenItem',
    [project, shown],
    { body: { usersIds: [from('userId')], projectId: from('projectId'), procurementId: null } },
    '/id',
    isHidden,
  ],
  [
    'createHiddenItem',
    [project, shown],
    { body: { usersIds: [from('userId')], projectId: from('projectId'), procurementId: null } },
    '/projectId',
    isProject,
  ],
  [
    'hideItems',
    [project, shown],
    { body: { type: 'project', ids: [from('projectId')], usersIds: [from('userId')] } },
    '/hidden/0/id',
    isHidden,
  ],
  [
    'createNote',
    [project],
    { body: { title: 'Besøg', text: 'Uge 49.', paUserIds: [from('userId')], projectId: from('projectId') } },
    '/id',
    { operation: 'deleteNote', request: byId },
  ],
  [
    'addItemsToList',
    [list, 'three projects to compare exist'],
    { body: { listId: from('listId'), type: 'project', ids: [from('firstProjectId')] } },
    '/lists/0/id',
    isList,
  ],
  [
    'createCalendarFeed',
    [list, 'the user has no calendar feed'],
    { body: { listId: from('listId'), agentId: null } },
    '/feed/listId',
    isList,
  ],
  [
    'createCalendarFeed',
    [list, 'the user has no calendar feed'],
    { body: { listId: from('listId'), agentId: null } },
    '/feed/id',
    { operation: 'deleteCalendarFeed', request: byId },
  ],
  [
    'renewCalendarFeed',
    ['the user has a calendar feed of a list'],
    { path: { id: from('calendarFeedId') } },
    '/feed/id',
    { operation: 'deleteCalendarFeed', request: byId },
  ],
])

test('[G06] [W01] a login returns the id of the user', () =>
  expectResponse({
    operation: 'createHiddenItem',
    wants: 'a project that is hidden from the user who has logged in',
    given: [
      'a user can sign in',
      project,
      shown,
      after(
        'createSession',
        { body: { username: from('username'), password: from('password') } },
        { readId: '/id', token: 'header: jwt' },
      ),
    ],
    request: hides(true).request as never,
    reads: { usersIds: inOrder(true), userIsOnList: exactly(true) },
  }))
