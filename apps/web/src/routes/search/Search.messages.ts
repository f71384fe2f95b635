import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  itemType: NoMessageValues
  text: NoMessageValues
  textHint: NoMessageValues
  zipHint: NoMessageValues
  normal: NoMessageValues
  zipCode: NoMessageValues
  phases: NoMessageValues
  types: NoMessageValues
  deadline: NoMessageValues
  sum: NoMessageValues
  millions: NoMessageValues
  includeUnspecified: NoMessageValues
  sector: NoMessageValues
  bothSectors: NoMessageValues
  public: NoMessageValues
  private: NoMessageValues
  countries: NoMessageValues
  noProductPhases: NoMessageValues
  reset: NoMessageValues
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
  byPublished: NoMessageValues
  ascending: NoMessageValues
  descending: NoMessageValues
  view: NoMessageValues
  table: NoMessageValues
  cards: NoMessageValues
  capped: { count: number }
  none: NoMessageValues
  noneText: NoMessageValues
  included: { included: number }
  excluded: { excluded: number }
  includedAndExcluded: { included: number; excluded: number }
  until: { day: string }
  since: { day: string }
  between: { from: string; to: string }
  sumFrom: { min: number }
  sumTo: { max: number }
  sumBetween: { min: number; max: number }
  sumStated: NoMessageValues
}>({
  title: { id: 'web.Search.title', defaultMessage: 'Search' },
  itemType: { id: 'web.Search.itemType', defaultMessage: 'What to search for' },
  text: { id: 'web.Search.text', defaultMessage: 'Free text' },
  textHint: { id: 'web.Search.textHint', defaultMessage: 'Words in any of the texts' },
  zipHint: { id: 'web.Search.zipHint', defaultMessage: 'The beginning of a postal code' },
  normal: { id: 'web.Search.normal', defaultMessage: 'Normal' },
  zipCode: { id: 'web.Search.zipCode', defaultMessage: 'Zip code' },
  phases: { id: 'web.Search.phases', defaultMessage: 'Phase' },
  types: { id: 'web.Search.types', defaultMessage: 'Type of procedure' },
  deadline: { id: 'web.Search.deadline', defaultMessage: 'Deadline' },
  sum: { id: 'web.Search.sum', defaultMessage: 'Estimated sum' },
  millions: { id: 'web.Search.millions', defaultMessage: 'millions' },
  includeUnspecified: { id: 'web.Search.includeUnspecified', defaultMessage: 'Include those without a sum' },
  sector: { id: 'web.Search.sector', defaultMessage: 'Client' },
  bothSectors: { id: 'web.Search.bothSectors', defaultMessage: 'Both' },
  public: { id: 'web.Search.public', defaultMessage: 'Public' },
  private: { id: 'web.Search.private', defaultMessage: 'Private' },
  countries: { id: 'web.Search.countries', defaultMessage: 'Country' },
  noProductPhases: {
    id: 'web.Search.noProductPhases',
    defaultMessage: 'Phases that your product does not include cannot be chosen.',
  },
  reset: { id: 'web.Search.reset', defaultMessage: 'Reset' },
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
  byPublished: { id: 'web.Search.byPublished', defaultMessage: 'Published' },
  ascending: { id: 'web.Search.ascending', defaultMessage: 'Ascending' },
  descending: { id: 'web.Search.descending', defaultMessage: 'Descending' },
  view: { id: 'web.Search.view', defaultMessage: 'View' },
  table: { id: 'web.Search.table', defaultMessage: 'Table' },
  cards: { id: 'web.Search.cards', defaultMessage: 'Cards' },
  capped: {
    id: 'web.Search.capped',
    defaultMessage:
      'Only the first {count, number} can be paged through. Narrow the search to see the others.',
  },
  none: { id: 'web.Search.none', defaultMessage: 'Nothing matches these filters' },
  noneText: {
    id: 'web.Search.noneText',
    defaultMessage: 'Take a filter away, or look for another form of the word.',
  },
  included: { id: 'web.Search.included', defaultMessage: '{included, number} chosen' },
  excluded: { id: 'web.Search.excluded', defaultMessage: '{excluded, number} excluded' },
  includedAndExcluded: {
    id: 'web.Search.includedAndExcluded',
    defaultMessage: '{included, number} chosen · {excluded, number} excluded',
  },
  until: { id: 'web.Search.until', defaultMessage: 'Deadline until {day}' },
  since: { id: 'web.Search.since', defaultMessage: 'Deadline from {day}' },
  between: { id: 'web.Search.between', defaultMessage: 'Deadline {from} – {to}' },
  sumFrom: { id: 'web.Search.sumFrom', defaultMessage: 'From {min, number} million' },
  sumTo: { id: 'web.Search.sumTo', defaultMessage: 'Up to {max, number} million' },
  sumBetween: { id: 'web.Search.sumBetween', defaultMessage: '{min, number}–{max, number} million' },
  sumStated: { id: 'web.Search.sumStated', defaultMessage: 'Only with a sum' },
})
