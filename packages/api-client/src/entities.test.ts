import { expect, test } from 'vitest'

import { bundle, resolvePart, type ContractPart } from './fixtures/bundle'

function partsOf(schema: ContractPart): ContractPart[] {
  return [schema, ...(schema.allOf ?? []).flatMap((part) => partsOf(resolvePart(part)))]
}

const range = (name: string): string[] => [`${name}Min`, `${name}Max`]
const contactPerson = ['name', 'position', 'mail', 'phone']
const commonOfAgents =
  'id name type mailTime paUserIds freeSearch freeSearchType criteria roles isPublic'.split(' ')
const itemFilters = [
  ...'buildingStart buildingEnd minBudget maxBudget companies'.split(' '),
  ...['buildingSize', 'groundSize', 'metres', 'units'].flatMap(range),
  ...['Budget', 'BuildingSize', 'GroundSize', 'Metres', 'Units', 'StartEnd'].map(
    (name) => `allowUnspecified${name}`,
  ),
]

const entities: [string, string | string[]][] = [
  ['Language', 'id nativeName iso6391 iso6392 international'],
  [
    'Domain',
    'id languageId countryId nativeCountryName numberFormat fileId logo name tld sld localhost mailSupport mailDoNotReply hotjarId calendlyBookdemo calendlyCustomer gtm',
  ],
  ['User', 'id personId name email phone position company showPopups product'],
  ['Product', 'name basic companyEnabled allowedProjectPhases'],
  ['LimitedAccess', 'name mail views code'],
  ['ProjectAgent', [...commonOfAgents, ...itemFilters, 'projectPhases']],
  ['ProcurementAgent', [...commonOfAgents, ...itemFilters, 'procurementPhases', 'procurementTypes']],
  ['CompanyAgent', [...commonOfAgents, 'countryIds', 'projectPhases']],
  ['AgentStatistics', 'totalResults monthlyResults dailyResults'],
  ['AgentList', 'projectAgents procurementAgents companyAgents'],
  ['List', 'id name projects procurements companies paUserIds mailTime budgetSum lastUpdated lastSeen'],
  ['ListItems', 'listId projects procurements companies'],
  ['HiddenItem', 'id created usersIds userIsOnList projectId procurementId notes'],
  ['Note', 'id title text created updated createdBy paUserIds projectId procurementId companyId'],
  ['Update', 'id text created projectId procurementId scrollId'],
  ['ProcurementUpdate', 'date type text'],
  ['ActivityLog', 'name updates'],
  [
    'Project',
    'id name description inProgress phase projectPhaseRecords budget buildingStart buildingEnd buildingArea numberOfUnits floors address postalCode city summaryLink summaryMunicipality summaryCommittee summaryNumber summaryDate contactPerson published lastUpdated lastUpdateDate coverImage procurements procurementCount criteria notes companyRoles files articles parentProject childrenProjects',
  ],
  [
    'Procurement',
    'id name summary description phase procurementPhaseRecords budget nextDeadline published lastUpdated lastUpdateDate project procurementType criteria notes companyRoles liable euNr procurementUpdates buildingStart buildingEnd participation offers material inquiry',
  ],
  ['ParticipationWindow', 'from to address note'],
  ['OffersWindow', 'from to address link note'],
  ['MaterialWindow', 'from to link'],
  ['InquiryWindow', 'from to address'],
  [
    'Company',
    'id companyName cvr address phone mail link description file lastUpdated notes companyRoles roleCount',
  ],
  [
    'CompanyRole',
    'id companyId companyName role roleString isWinner added note contactPerson noContactResponse',
  ],
  ['ContactPerson', contactPerson],
  ['Contact', ['id', ...contactPerson]],
  ['Announcement', 'id date type changes description'],
  ['PhaseRecord', 'id date phase'],
  ['ProjectPhase', 'id index name icon iconType'],
  ['ProcurementPhase', 'id index name icon iconType'],
  [
    'CriterionType',
    'id translationProperty searchable tailored highlightedProject highlightedProcurement criteria',
  ],
  ['Criterion', 'id name children typeId included'],
  ['SelectedCriterion', 'id name included index typeId'],
  ['File', 'id name code extension link image source'],
  ['Notification', 'title text created seen file'],
  ['Article', 'id title created coverImage hostName hostDomain'],
  ['Tip', 'projectId procurementId paUserId companyRoleId contactId name email phone description'],
  ['LoginRequest', 'username password'],
  ['ImpersonateRequest', 'adminUsername adminPassword token'],
  ['HelpdeskTab', 'id name icon iconType index pages'],
  ['HelpdeskPage', 'id title parts'],
  ['HelpdeskPart', 'id text file'],
  ['SubscriptionRequest', 'name phone email'],
  ['DemoRequest', 'name phone email date companyName'],
]

test.each(entities)('[E02] %s has the required fields', (name, fields) => {
  const parts = partsOf(resolvePart({ $ref: `#/components/schemas/${name}` }))
  const described = parts.flatMap(({ properties = {} }) => Object.keys(properties))
  expect(described).toEqual(expect.arrayContaining(typeof fields === 'string' ? fields.split(' ') : fields))
})

const results = ['Project', 'Procurement', 'Company'].map((type) => `${type}SearchResult`)
const optional = new Set([
  'Domain.gtm',
  'Criterion.included',
  // A service may leave out explanations of a result, such as highlighted words. It only returns facets (the
  // counts beside the options of a filter) on request.
  ...[...results, 'CompaniesAndRolesResult'].flatMap((name) => [`${name}.highlights`, `${name}.spelling`]),
  ...['ProjectSearchResult', 'ProcurementSearchResult'].flatMap((name) => [
    `${name}.reasons`,
    `${name}.unseen`,
    `${name}.facet`,
    `${name}.partialMatches`,
    `${name}.groupOffers`,
  ]),
  // A kind of change that is missing in `alertKinds` is mailed with its default urgency.
  ...['ProjectAgent', 'ProcurementAgent', 'CompanyAgent', 'List'].map((name) => `${name}.alertKinds`),
  ...'new earlierDeadline deadline outcome phase sum other left'
    .split(' ')
    .map((kind) => `AlertKinds.${kind}`),
  // An extension. A service that keeps no versions leaves it out, and saves whatever comes last.
  ...['ProjectAgent', 'ProcurementAgent', 'CompanyAgent', 'List', 'Note', 'HiddenItem'].map(
    (name) => `${name}.version`,
  ),
  // Extensions. A service without own timings, orders of agents, languages of users or kinds of deadlines leaves
  // them out.
  ...['ProjectAgent', 'ProcurementAgent', 'CompanyAgent', 'List'].map((name) => `${name}.ownMailTime`),
  ...['AgentOrder', 'ProjectAgent', 'ProcurementAgent'].flatMap((name) => [
    `${name}.orderBy`,
    `${name}.ascending`,
  ]),
  'User.languageId',
  // Missing while a product runs, and for a user who never had one.
  'User.endedProduct',
  // Missing for all but administrators.
  'User.administrator',
  'ProcurementSummary.nextDeadlineWindow',
  // Only the activity log of a list names the item of each update.
  'Update.itemName',
  // A facet (the counts beside the options of a filter) contains only the requested counts.
  'Facet.options',
  'Facet.sectors',
])

/**
 * The schemas without required properties. The test leaves them out, because an object of such a schema is
 * the value of one filter, and has only the properties of this filter.
 */
const valuesOfFilters = new Set(['AskedValue', 'FoundValue', 'NarrowedFilters'])

const answered = Object.keys(bundle.components.schemas).filter(
  (name) =>
    !/(Draft|Request|Search|Criteria|Login|Resend|Change|Token|Password|Problem)$/.test(name) &&
    !name.startsWith('Selected') &&
    !valuesOfFilters.has(name),
)

test.each(answered)('[E02] every property of %s is required in responses', (name) => {
  const parts = partsOf(resolvePart({ $ref: `#/components/schemas/${name}` }))
  const described = parts.flatMap(({ properties = {} }) => Object.keys(properties))
  const required = new Set(parts.flatMap((part) => (Array.isArray(part.required) ? part.required : [])))
  expect(described.filter((field) => !required.has(field) && !optional.has(`${name}.${field}`))).toEqual([])
})
