import type { Fault } from './Fault'
import { faultOfValue, type WrongValue } from './faultOfValue'

const ofProject = 'getProcurementsByProject: the procurements of a project without their paid details'
const ofProjectPage = 'getProject: a project without the paid details of its procurements'
const ofSearch = 'searchProcurements: procurements without their paid details'
const items = 'getListItems: what is on a list'
const lists = 'getLists: the lists'
const tip = 'getTip: a tip'
const agents = 'getAgents: an agent after createProjectAgent'

/** Wrong values in items, lists, searches and what belongs to them. */
const rows: readonly WrongValue[] = [
  ['rows of a project have a paid deadline', ofProject, '/0/nextDeadline', '2026-11-27'],
  ['rows of a project have the paid kind of a deadline', ofProject, '/0/nextDeadlineWindow', 'offers'],
  ['rows of a project have the paid authority', ofProject, '/0/liable', 'Vejdirektoratet'],
  ['rows of a project have the paid source of an image', ofProject, '/0/coverImage/source', 'Arkitekten'],
  ['the page of a project has a paid deadline', ofProjectPage, '/procurements/0/nextDeadline', '2026-11-27'],
  [
    'the page of a project has the paid authority',
    ofProjectPage,
    '/procurements/0/liable',
    'Vejdirektoratet',
  ],
  ['a search has a paid deadline', ofSearch, '/items/0/nextDeadline', '2026-11-27'],
  ['a search has the paid authority', ofSearch, '/items/0/liable', 'Vejdirektoratet'],
  ['a search has the paid source of an image', ofSearch, '/items/0/coverImage/source', 'Arkitekten'],
  ['rows of a project are of another tender', ofProject, '/0/name', 'Trekant B'],
  ['the items of another list: projects', items, '/projects/0/name', 'Trekant B'],
  ['the items of another list: tenders', items, '/procurements/0/name', 'Trekant B'],
  ['the items of another list: companies', items, '/companies/0/companyName', 'Trekant B'],
  ['a list without its projects', items, '/projects', []],
  ['items are added to another list', 'addItemsToList: several projects on a list', '/lists/0/name', 'Broer'],
  ['added items are not on the list', 'addItemsToList: several projects on a list', '/lists/0/projects', []],
  ['added items are said to be missing', 'addItemsToList: several projects on a list', '/missing', [7]],
  [
    'missing items are said to be added',
    'addItemsToList: a project on a list that does not exist any more',
    '/missing',
    [],
  ],
  [
    'items are hidden from another user',
    'hideItems: several projects out of sight',
    '/hidden/0/usersIds',
    [7, 8],
  ],
  ['no items are hidden', 'hideItems: several projects out of sight', '/hidden', []],
  ['the lists of nobody', lists, '', []],
  ['another list', lists, '/0/name', 'Broer'],
  ['a list is empty', lists, '/0/projects', []],
  ['the vocabulary is empty', 'getTranslations: the vocabulary in Danish', '', {}],
  [
    'the vocabulary is English',
    'getTranslations: the vocabulary in Danish',
    '/criterionType.category',
    'Category',
  ],
  [
    'the vocabulary is Danish',
    'getTranslations: the vocabulary in English',
    '/criterionType.category',
    'Kategori',
  ],
  ['the synonyms of another word', 'getSynonyms: the synonyms of a word', '/0/word', 'skole'],
  ['other synonyms', 'getSynonyms: the synonyms of a word', '/0/synonyms', ['gymnasium']],
  ['another contact', 'getContact: a contact', '/name', 'Mette Krog'],
  [
    'the contacts of another company',
    'getCompanyContacts: the contacts of a company',
    '/0/name',
    'Mette Krog',
  ],
  [
    'another company is suggested',
    'autocompleteCompanies: companies whose names begin with a text',
    '/0/companyName',
    'Trekant B',
  ],
  ['a tip of another person', tip, '/name', 'Jonas Kvist'],
  ['a tip about a contact', tip, '/contactId', 7],
  ['a tip about a tender', tip, '/procurementId', 7],
  ['an agent loses its criteria among all', agents, '/projectAgents/0/criteria', []],
  ['an agent loses its budget among all', agents, '/projectAgents/0/minBudget', null],
  ['an agent loses its text among all', agents, '/projectAgents/0/freeSearch', null],
  ['an agent has another time of mails among all', agents, '/projectAgents/0/mailTime', 'never'],
  ['an agent is lost among all', agents, '/projectAgents', []],
  [
    'a project has other procurements',
    'getProject: a project with everything on it',
    '/procurements/0/name',
    'Trekant B',
  ],
  [
    'a project has the roles of another company',
    'getProject: a project with everything on it',
    '/companyRoles/0/companyName',
    'Trekant B',
  ],
  ['a count of projects is 0', 'searchProjects: the first page of what a text finds', '/count', 0],
  [
    'a count is said to be capped',
    'searchProjects: the first page of what a text finds',
    '/countIsCapped',
    true,
  ],
  [
    'a count of companies is negative',
    'countCompaniesAndRoles: how many companies a text finds',
    '/count',
    -1,
  ],
  ['nothing is counted as something', 'searchProcurements: a page of nothing', '/count', 12],
  ['views are negative', 'getLimitedAccess: the views that are left', '/views', -1],
  ['an id is 0', 'getProject: a project with everything on it', '/phase/id', 0],
  ['news is said to be seen', 'getNotifications: all news', '/0/seen', true],
  ['other news', 'getNotifications: all news', '/0/title', 'Julehilsen'],
  [
    'an unseen item is said to be old',
    'findUnseenItems: the changes of a project since the last visit',
    '/0/isNew',
    false,
  ],
  [
    'an unseen item without its updates',
    'findUnseenItems: the changes of a project since the last visit',
    '/0/updates',
    [],
  ],
  [
    'a cleanup is said to have removed nothing',
    'cleanUpHiddenItems: one hidden item that is over',
    '/removedIds',
    [],
  ],
  [
    'other hidden projects',
    'getHiddenItemDetails: the projects and procurements that are hidden',
    '/projects',
    [],
  ],
]

export const contentFaults: readonly Fault[] = rows.map(faultOfValue)
