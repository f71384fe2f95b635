import type { Fault, ProviderRequest } from './Fault'

type Row = readonly [name: string, interaction: string, misread: (request: ProviderRequest) => void]

const without =
  (...names: string[]) =>
  ({ query }: ProviderRequest): void =>
    names.forEach((name) => query.delete(name))
const as =
  (name: string, value: string) =>
  ({ query }: ProviderRequest): void =>
    query.set(name, value)
const withoutPart =
  (...names: string[]) =>
  ({ body }: ProviderRequest): void =>
    names.forEach((name) => delete body[name])

const rows: readonly Row[] = [
  ['seen news is not left out', 'getNotifications: news that was not seen', without('isSeen')],
  ['unseen news is not left out', 'getNotifications: news that was seen', without('isSeen')],
  ['seen and unseen news are exchanged', 'getNotifications: news that was seen', as('isSeen', 'false')],
  [
    'a cleanup for all is one for the user',
    'getHiddenItems: nothing that is over after a cleanup for all',
    as('cleanForAll', 'false'),
  ],
  [
    'a cleanup for the user is one for all',
    'getHiddenItems: what a colleague hides after a cleanup',
    as('cleanForAll', 'true'),
  ],
  [
    'companies are suggested by another text',
    'autocompleteCompanies: companies whose names begin with a text',
    as('term', 'tre'),
  ],
  ['the limit of agents is ignored', 'getAgents: the first two after createProjectAgent', without('limit')],
  [
    'the page of agents is ignored',
    'getAgents: the second page of two after createCompanyAgent',
    without('index'),
  ],
  [
    'the limit of procurements is ignored',
    'getProcurementsByProject: two of the three procurements of a project',
    without('limit'),
  ],
  ['the word of synonyms is another', 'getSynonyms: the synonyms of a word', as('freeSearch', 'skole')],
  ['statistics of agents are left out', 'getAgents: all agents with statistics', without('statistics')],
  [
    'the search ignores the text',
    'searchProjects: the first page of what a text finds',
    withoutPart('freeSearch'),
  ],
  [
    'tenders ignore the text',
    'searchProcurements: the first page of what a text finds',
    withoutPart('freeSearch'),
  ],
  [
    'companies ignore the text',
    'searchCompanies: the first page of what a text finds',
    withoutPart('freeSearch'),
  ],
  [
    'companies and roles ignore the text',
    'searchCompaniesAndRoles: the first companies that a text finds',
    withoutPart('freeSearch'),
  ],
  [
    'a count ignores the text',
    'countCompaniesAndRoles: how many companies a text finds',
    withoutPart('freeSearch'),
  ],
  ['a facet is left out', 'searchProjects: how many matches each role has', without('facet')],
  [
    'a facet of sums is left out',
    'searchProcurements: how the sums of the matches are distributed',
    without('facet'),
  ],
  [
    'a rehearsal of projects ignores the text',
    'rehearseProjectAgent: what an agent would have sent',
    withoutPart('freeSearch'),
  ],
  [
    'a rehearsal of tenders ignores the text',
    'rehearseProcurementAgent: what an agent would have sent',
    withoutPart('freeSearch'),
  ],
  [
    'a rehearsal of companies ignores the text',
    'rehearseCompanyAgent: what an agent would have sent',
    withoutPart('freeSearch'),
  ],
  [
    'the order of roles is ignored',
    'getCompanyRoles: the three roles of a company: by phase, the last first',
    without('sort'),
  ],
  [
    'the direction of roles is ignored',
    'getCompanyRoles: the three roles of a company: the oldest first',
    without('ascending'),
  ],
]

/** Faults of a service that ignores or misreads a part of the request. */
export const ignoredFaults: readonly Fault[] = rows.map(([name, interaction, misread]) => ({
  name,
  interaction,
  ...(interaction.startsWith('getHiddenItems') ? { operation: 'cleanUpHiddenItems' as const } : {}),
  misread,
  names: /body \$|status: /,
}))
