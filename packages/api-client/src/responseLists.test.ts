import { expect, test } from 'vitest'
import type { ContractPart } from './fixtures/bundle'
import { bundle, contractOperations, resolvePart } from './fixtures/bundle'

interface SchemaPart extends ContractPart {
  type?: string | string[]
  items?: SchemaPart
  maxItems?: number
  anyOf?: SchemaPart[]
  oneOf?: SchemaPart[]
  additionalProperties?: SchemaPart | boolean
}

const vocabulary = 'The reference data and texts of an installation. No request adds to it.'
const ownItem =
  'A part of one item, which its source or an editor writes. An import reads 5,000 entries at most.'
const asked = 'Follows a filter of the caller, whose request has a maximum.'
const people = 'Colleagues of one company.'
const saved = 'At most 100 per user: the service refuses more.'

/** Arrays of responses without a maximum, by schema or operation, and why they cannot grow without end. */
const reasons: Readonly<Record<string, string>> = {
  'AgentExplanation.conditions': 'One for each filter that exists.',
  'AgentList.companyAgents': saved,
  'AgentList.procurementAgents': saved,
  'AgentList.projectAgents': saved,
  'AgentRehearsal.withoutFilter': 'One for each filter that exists.',
  'AskedValue.excluded': asked,
  'AskedValue.names': asked,
  'AskedValue.roles': asked,
  'Company.notes': 'At most 200 per user and item: the service refuses more.',
  'CompanyAgent.paUserIds': people,
  'Country.languages': vocabulary,
  'Criterion.children': vocabulary,
  'CriterionGroup.criteria': ownItem,
  'CriterionGroup.criteria[]': ownItem,
  'CriterionType.criteria': vocabulary,
  'ExplainedCondition.missing': asked,
  'Facet.bars': 'A fixed number of bars.',
  'Facet.criteria': vocabulary,
  'Facet.options': vocabulary,
  'FoundListItem.agentNames': saved,
  'FoundValue.deadlines': 'One for each of the four date windows.',
  'FoundValue.names': ownItem,
  'HelpdeskPage.parts': vocabulary,
  'HelpdeskTab.pages': vocabulary,
  'HiddenItem.notes': 'At most 200 per user and item: the service refuses more.',
  'HiddenItem.usersIds': people,
  'HiddenItemCleanup.removedIds': 'Ids only. The app removes exactly these entries from the screen.',
  'Highlight.excerpt': 'The parts of one short excerpt.',
  'Highlight.name': 'The parts of one name.',
  'ItemExplanation.agents': saved,
  'ItemsOnList.lists': saved,
  'List.companies':
    'Ids only, at most 10,000: a request with more is refused. The app looks up in it whether an item is on the list.',
  'List.paUserIds': people,
  'List.procurements': 'As `companies`.',
  'List.projects': 'As `companies`.',
  'Lot.criteria': ownItem,
  'Lot.winners': ownItem,
  'MatchReason.criteria': asked,
  'MatchReason.unspecified': 'One for each filter that exists.',
  'NarrowedFilters.procurementPhases': vocabulary,
  'NarrowedFilters.procurementTypes': vocabulary,
  'NarrowedFilters.projectPhases': vocabulary,
  'PartialProcurementMatches.highlights': 'One for each of its items, which have a maximum.',
  'PartialProjectMatches.highlights': 'One for each of its items, which have a maximum.',
  'Procurement.announcements': ownItem,
  'Procurement.companyRoles': ownItem,
  'Procurement.criteria': vocabulary,
  'Procurement.notes': 'At most 200 per user and item: the service refuses more.',
  'Procurement.procurementPhaseRecords': vocabulary,
  'Procurement.procurementUpdates': 'The latest 500.',
  'Procurement.winners': ownItem,
  'ProcurementAgent.paUserIds': people,
  'ProcurementSummary.criteria': vocabulary,
  'Project.articles': ownItem,
  'Project.childrenProjects': ownItem,
  'Project.companyRoles': ownItem,
  'Project.criteria': vocabulary,
  'Project.files': ownItem,
  'Project.notes': 'At most 200 per user and item: the service refuses more.',
  'Project.procurements': ownItem,
  'Project.projectPhaseRecords': vocabulary,
  'ProjectAgent.paUserIds': people,
  'ProjectSummary.criteria': vocabulary,
  'RehearsedItem.changes': 'The latest changes of one item in a period.',
  'Role.itemTypes': vocabulary,
  'WordSynonyms.synonyms': vocabulary,
  findUnseenItems: 'One for each id of the request, which has a maximum.',
  getCalendarFeeds: 'One for each agent and list, and one for all.',
  getColleagues: people,
  getCompanyContacts: 'The contacts of one company, which no request adds to.',
  getCountries: vocabulary,
  getCriterionTypes: vocabulary,
  getHelpdesk: vocabulary,
  getHiddenItems:
    'Ids and people only, beside the notes. The app looks up in it whether an item is hidden. Rows are in `getHiddenItemDetails`, which has pages.',
  getLists: saved,
  getNotifications: vocabulary,
  getProcurementNotes: 'At most 200 per user and item: the service refuses more.',
  getProcurementPhases: vocabulary,
  getProcurementTypes: vocabulary,
  getProjectNotes: 'At most 200 per user and item: the service refuses more.',
  getProjectPhases: vocabulary,
  getReminders:
    'Three numbers for each tender that the user has asked to be reminded of. The app looks up in it.',
  getRoles: vocabulary,
  getSynonyms: 'One for each word of the request, which has a maximum.',
}

/** Returns the places of arrays without a maximum in a schema, such as `List.projects`. */
function endlessIn(part: SchemaPart, place: string, seen: ReadonlySet<string>): string[] {
  const name = part.$ref?.split('/').at(-1)
  if (name !== undefined && seen.has(name)) return []
  const schema: SchemaPart = resolvePart(part)
  const known = name === undefined ? seen : new Set([...seen, name])
  const at = name ?? place
  const isArray = [schema.type].flat().includes('array')
  const { additionalProperties: others } = schema
  return [
    ...(isArray && schema.maxItems === undefined ? [at] : []),
    ...(schema.items === undefined ? [] : endlessIn(schema.items, `${at}[]`, known)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => endlessIn(one, `${at}.${key}`, known)),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((choices) =>
      (choices ?? []).flatMap((one) => endlessIn(one, at, known)),
    ),
    ...(typeof others === 'object' ? endlessIn(others, `${at}{}`, known) : []),
  ]
}

const endless = contractOperations.flatMap(({ operationId, responses }) =>
  Object.entries(responses).flatMap(([status, response]) => {
    const schema = resolvePart(response).content?.['application/json']?.schema
    return status.startsWith('2') && schema !== undefined ? endlessIn(schema, operationId, new Set()) : []
  }),
)

test('[Z01] every array of a response has a maximum, or a reason why it cannot grow without end', () => {
  expect([...new Set(endless)].sort()).toEqual(Object.keys(reasons).sort())
})

test('[Z01] every list of rows has pages', () => {
  const rows = ['ProjectSummary', 'ProcurementSummary', 'CompanySummary', 'CompanyRole', 'UnseenItem']
  const isRow = new Set(rows.map((name) => `#/components/schemas/${name}`))
  const named = Object.entries(bundle.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([key, part]: [string, SchemaPart]) =>
      isRow.has(part.items?.$ref ?? '') && part.maxItems === undefined ? [`${name}.${key}`] : [],
    ),
  )
  // These are parts of the page of one item.
  expect(named.sort()).toEqual([
    'Procurement.companyRoles',
    'Procurement.winners',
    'Project.companyRoles',
    'Project.procurements',
  ])
})
