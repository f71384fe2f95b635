import { MatchersV3 } from '@pact-foundation/pact'
import {
  createList,
  deleteList,
  getListItems,
  getLists,
  getRelevantArticles,
  markListSeen,
  updateList,
} from '@spadestik/api-client'
import { test } from 'vitest'

import { providerStates } from '../providerStates'
import { expectAnswer } from './expectAnswer'
import { expectProblem } from './expectProblem'
import { anyNumberOf, companyRow, list, oneOrMore, procurementRow, projectRow, time } from './matchers'

const { fromProviderState, integer, string } = MatchersV3
const { token, userId } = providerStates['a paid user is signed in']
const { listId } = providerStates['the user has a list']
const { projectId } = providerStates['a project exists']

const draft = { name: 'Skoler 2027', procurements: [], companies: [], mailTime: 'daily' as const }
const draftMatcher = {
  ...draft,
  projects: [fromProviderState('${projectId}', projectId)],
  paUserIds: [fromProviderState('${userId}', userId)],
}
const sentDraft = { ...draft, projects: [projectId], paUserIds: [userId] }

test('[G06] [W07] the lists of the user', () =>
  expectAnswer(
    {
      given: ['a paid user is signed in', 'the user has a list'],
      receiving: 'the lists',
      method: 'GET',
      path: '/lists',
      token,
      status: 200,
      answer: oneOrMore(list),
    },
    (client) => getLists(client),
  ))

test('[G06] [D02] articles about the projects on the lists', () =>
  expectAnswer(
    {
      given: [
        'a paid user is signed in',
        'a project with a procurement and an article is on a list of the user',
      ],
      receiving: 'the relevant articles',
      method: 'GET',
      path: '/lists/articles',
      query: { limit: '10' },
      token,
      status: 200,
      answer: oneOrMore({
        id: integer(330),
        title: string('Nyt børnehus i massivtræ'),
        created: time,
        hostName: string('Byggebladet'),
        hostDomain: string('byggebladet.example'),
      }),
    },
    (client) => getRelevantArticles(client, { query: { limit: 10 } }),
  ))

test('[G06] [W07] a new list', () =>
  expectAnswer(
    {
      given: ['a paid user is signed in', 'a project exists'],
      receiving: 'a new list with a project',
      method: 'POST',
      path: '/lists',
      body: draftMatcher,
      token,
      status: 201,
      answer: { ...list, projects: oneOrMore(integer(projectId)) },
    },
    (client) => createList(client, { body: sentDraft }),
  ))

test('[G06] [V02] a new list without a name is refused', () =>
  expectProblem(
    'badRequest',
    {
      given: ['a paid user is signed in', 'a project exists'],
      receiving: 'a new list without a name',
      method: 'POST',
      path: '/lists',
      body: { ...draftMatcher, name: ' ' },
      token,
      status: 400,
    },
    (client) => createList(client, { body: { ...sentDraft, name: ' ' } }),
  ))

test('[G06] [W07] [M04] a change of a list', () =>
  expectAnswer(
    {
      given: ['a paid user is signed in', 'a project exists', 'the user has a list'],
      receiving: 'a list with another name',
      method: 'PUT',
      path: '/lists',
      body: { ...draftMatcher, id: fromProviderState('${listId}', listId) },
      token,
      status: 200,
      answer: { ...list, name: 'Skoler 2027' },
    },
    (client) => updateList(client, { body: { ...sentDraft, id: listId } }),
  ))

test('[G06] [T01] what is on a list', () =>
  expectAnswer(
    {
      given: [
        'a paid user is signed in',
        'a project with a procurement and an article is on a list of the user',
      ],
      receiving: 'the items of a list',
      method: 'GET',
      path: ['/lists/items/${listId}', `/lists/items/${listId}`],
      token,
      status: 200,
      answer: {
        listId: integer(listId),
        projects: oneOrMore(projectRow),
        procurements: anyNumberOf(procurementRow),
        companies: anyNumberOf(companyRow),
      },
    },
    (client) => getListItems(client, { path: { id: listId } }),
  ))

test('[G06] [W07] a list is marked as seen', () =>
  expectAnswer(
    {
      given: ['a paid user is signed in', 'the user has a list'],
      receiving: 'that a list was seen',
      method: 'PUT',
      path: ['/lists/setSeen/${listId}', `/lists/setSeen/${listId}`],
      token,
      status: 204,
    },
    (client) => markListSeen(client, { path: { id: listId } }),
  ))

test('[G06] [M04] the end of a list', () =>
  expectAnswer(
    {
      given: ['a paid user is signed in', 'the user has a list'],
      receiving: 'the deletion of a list',
      method: 'DELETE',
      path: ['/lists/${listId}', `/lists/${listId}`],
      token,
      status: 204,
    },
    (client) => deleteList(client, { path: { id: listId } }),
  ))
