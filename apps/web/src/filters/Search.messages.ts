import type { MessageTag, NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  itemType: NoMessageValues
  text: NoMessageValues
  textHint: NoMessageValues
  zipHint: NoMessageValues
  normal: NoMessageValues
  zipCode: NoMessageValues
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
  help: NoMessageValues
}>({
  title: { id: 'web.Search.title', defaultMessage: 'Search' },
  itemType: { id: 'web.Search.itemType', defaultMessage: 'What to search for' },
  text: { id: 'web.Search.text', defaultMessage: 'Free text' },
  textHint: { id: 'web.Search.textHint', defaultMessage: 'Words in texts' },
  zipHint: { id: 'web.Search.zipHint', defaultMessage: 'Such as 8000, 71 or 9000-9400' },
  normal: { id: 'web.Search.normal', defaultMessage: 'Normal' },
  zipCode: { id: 'web.Search.zipCode', defaultMessage: 'Zip code' },
  inAgent: { id: 'web.Search.inAgent', defaultMessage: 'in the agent <strong>{name}</strong>' },
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
  help: { id: 'web.Query.help', defaultMessage: 'Search help' },
})
