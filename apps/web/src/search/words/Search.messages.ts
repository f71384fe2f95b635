import type { MessageTag, NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  itemType: NoMessageValues
  roles: NoMessageValues
  rolesHint: NoMessageValues
  company: NoMessageValues
  unnamedCompany: { id: string }
  building: NoMessageValues
  buildingUnspecified: NoMessageValues
  buildingStated: NoMessageValues
  filterOf: { name: string; value: string }
  text: NoMessageValues
  textHint: NoMessageValues
  zipHint: NoMessageValues
  normal: NoMessageValues
  zipCode: NoMessageValues
  phases: NoMessageValues
  types: NoMessageValues
  sector: NoMessageValues
  bothSectors: NoMessageValues
  public: NoMessageValues
  private: NoMessageValues
  countries: NoMessageValues
  noProductPhases: NoMessageValues
  unseen: NoMessageValues
  reset: NoMessageValues
  undoChanges: NoMessageValues
  saveAsAgent: NoMessageValues
  replaceAgent: NoMessageValues
  agentSettings: NoMessageValues
  inAgent: { name: string; strong: MessageTag }
  filters: NoMessageValues
  filtersWithCount: { count: number }
  projects: { written: string; count: number }
  procurements: { written: string; count: number }
  companies: { written: string; count: number }
  counting: NoMessageValues
  order: NoMessageValues
  bestMatch: NoMessageValues
  byBudget: NoMessageValues
  byUpdated: NoMessageValues
  byDeadline: NoMessageValues
  byPublished: NoMessageValues
  ascending: NoMessageValues
  descending: NoMessageValues
  view: NoMessageValues
  table: NoMessageValues
  compact: NoMessageValues
  cards: NoMessageValues
  capped: { count: number }
  list: NoMessageValues
  listPages: NoMessageValues
  listLoads: NoMessageValues
  loadMore: NoMessageValues
  noCompanyAccess: NoMessageValues
  noCompanyAccessText: NoMessageValues
  bookDemo: NoMessageValues
  none: NoMessageValues
  noneText: NoMessageValues
  noneWithout: NoMessageValues
  noneZip: NoMessageValues
  without: { filter: string; count: number; written: string }
  stated: { filter: string }
  overridden: { branch: string; count: number; name: string }
  undo: NoMessageValues
  included: { included: number }
  excluded: { excluded: number }
  help: NoMessageValues
  includedAndExcluded: { included: number; excluded: number }
}>({
  title: { id: 'web.Search.title', defaultMessage: 'Search' },
  itemType: { id: 'web.Search.itemType', defaultMessage: 'What to search for' },
  roles: { id: 'web.Search.roles', defaultMessage: 'Roles' },
  rolesHint: { id: 'web.Search.rolesHint', defaultMessage: 'Type a role' },
  company: { id: 'web.Search.company', defaultMessage: 'Company' },
  unnamedCompany: { id: 'web.Search.unnamedCompany', defaultMessage: 'Company no. {id}' },
  building: { id: 'web.Search.building', defaultMessage: 'Building period' },
  buildingUnspecified: {
    id: 'web.Search.buildingUnspecified',
    defaultMessage: 'Include those without a period',
  },
  buildingStated: { id: 'web.Search.buildingStated', defaultMessage: 'Only with a building period' },
  filterOf: { id: 'web.Search.filterOf', defaultMessage: '{name}: {value}' },
  text: { id: 'web.Search.text', defaultMessage: 'Free text' },
  textHint: { id: 'web.Search.textHint', defaultMessage: 'Words in texts' },
  zipHint: { id: 'web.Search.zipHint', defaultMessage: 'Such as 8000, 71 or 9000-9400' },
  normal: { id: 'web.Search.normal', defaultMessage: 'Normal' },
  zipCode: { id: 'web.Search.zipCode', defaultMessage: 'Zip code' },
  phases: { id: 'web.Search.phases', defaultMessage: 'Phase' },
  types: { id: 'web.Search.types', defaultMessage: 'Type of procedure' },
  sector: { id: 'web.Search.sector', defaultMessage: 'Client' },
  bothSectors: { id: 'web.Search.bothSectors', defaultMessage: 'Both' },
  public: { id: 'web.Search.public', defaultMessage: 'Public' },
  private: { id: 'web.Search.private', defaultMessage: 'Private' },
  countries: { id: 'web.Search.countries', defaultMessage: 'Country' },
  unseen: {
    id: 'web.Search.unseen',
    defaultMessage: 'Only new and changed',
    description:
      'A button above the filters that is pressed or not, and the chip of this filter: only items that are new or changed since the user last saw them',
  },
  noProductPhases: {
    id: 'web.Search.noProductPhases',
    defaultMessage: 'Phases that your product does not include cannot be chosen.',
  },
  saveAsAgent: { id: 'web.Search.saveAsAgent', defaultMessage: 'Save as agent' },
  replaceAgent: { id: 'web.Search.replaceAgent', defaultMessage: 'Replace an agent' },
  agentSettings: { id: 'web.Search.agentSettings', defaultMessage: 'Settings of the agent' },
  inAgent: { id: 'web.Search.inAgent', defaultMessage: 'in the agent <strong>{name}</strong>' },
  reset: { id: 'web.Search.reset', defaultMessage: 'Reset' },
  undoChanges: { id: 'web.Search.undoChanges', defaultMessage: 'Undo changes' },
  filters: { id: 'web.Search.filters', defaultMessage: 'Filters' },
  filtersWithCount: { id: 'web.Search.filtersWithCount', defaultMessage: 'Filters · {count, number}' },
  projects: {
    id: 'web.Search.projects',
    defaultMessage: '{written} {count, plural, one {project} other {projects}}',
  },
  procurements: {
    id: 'web.Search.procurements',
    defaultMessage: '{written} {count, plural, one {tender} other {tenders}}',
  },
  companies: {
    id: 'web.Search.companies',
    defaultMessage: '{written} {count, plural, one {company} other {companies}}',
  },
  counting: { id: 'web.Search.counting', defaultMessage: 'Searching …' },
  order: { id: 'web.Search.order', defaultMessage: 'Order by' },
  bestMatch: { id: 'web.Search.bestMatch', defaultMessage: 'Best match' },
  byBudget: { id: 'web.Search.byBudget', defaultMessage: 'Contract sum' },
  byUpdated: { id: 'web.Search.byUpdated', defaultMessage: 'Updated' },
  byDeadline: { id: 'web.Search.byDeadline', defaultMessage: 'Next deadline' },
  byPublished: { id: 'web.Search.byPublished', defaultMessage: 'Published' },
  ascending: { id: 'web.Search.ascending', defaultMessage: 'Ascending' },
  descending: { id: 'web.Search.descending', defaultMessage: 'Descending' },
  view: { id: 'web.Search.view', defaultMessage: 'View' },
  table: { id: 'web.Search.table', defaultMessage: 'Table' },
  compact: { id: 'web.Search.compact', defaultMessage: 'Compact table' },
  cards: { id: 'web.Search.cards', defaultMessage: 'Cards' },
  capped: {
    id: 'web.Search.capped',
    defaultMessage:
      'Only the first {count, number} can be paged through. Narrow the search to see the others.',
  },
  list: { id: 'web.Search.list', defaultMessage: 'How companies are listed' },
  listPages: { id: 'web.Search.listPages', defaultMessage: 'Companies' },
  listLoads: { id: 'web.Search.listLoads', defaultMessage: 'Companies and roles' },
  loadMore: { id: 'web.Search.loadMore', defaultMessage: 'Load more' },
  noCompanyAccess: {
    id: 'web.Search.noCompanyAccess',
    defaultMessage: 'Companies are not part of your product',
  },
  noCompanyAccessText: {
    id: 'web.Search.noCompanyAccessText',
    defaultMessage:
      'With company access you search companies by their roles, read their pages and follow them on lists. We are glad to show you.',
  },
  bookDemo: { id: 'web.Search.bookDemo', defaultMessage: 'Book a demo' },
  none: { id: 'web.Search.none', defaultMessage: 'Nothing matches these filters' },
  noneText: {
    id: 'web.Search.noneText',
    defaultMessage: 'Take a filter away, or look for another form of the word.',
  },
  noneWithout: {
    id: 'web.Search.noneWithout',
    defaultMessage: 'There are results without one of them:',
  },
  without: {
    id: 'web.Search.without',
    defaultMessage: 'Without “{filter}”: {count, plural, one {{written} result} other {{written} results}}',
  },
  noneZip: {
    id: 'web.Search.noneZip',
    defaultMessage: 'Check the postal code, or search by fewer of its first digits.',
  },
  stated: { id: 'web.Search.stated', defaultMessage: '{filter}, stated only' },
  overridden: {
    id: 'web.Search.overridden',
    defaultMessage:
      '“{branch}” now applies to the whole branch. {count, plural, one {Your mark on “{name}” was replaced.} other {# of your marks below it were replaced.}}',
  },
  undo: { id: 'web.Search.undo', defaultMessage: 'Undo' },
  included: { id: 'web.Search.included', defaultMessage: '{included, number} chosen' },
  excluded: { id: 'web.Search.excluded', defaultMessage: '{excluded, number} excluded' },
  help: { id: 'web.Query.help', defaultMessage: 'Search help' },
  includedAndExcluded: {
    id: 'web.Search.includedAndExcluded',
    defaultMessage: '{included, number} chosen · {excluded, number} excluded',
  },
})
