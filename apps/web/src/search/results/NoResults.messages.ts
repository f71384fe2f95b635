import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  noCompanyAccess: NoMessageValues
  noCompanyAccessText: NoMessageValues
  bookDemo: NoMessageValues
  none: NoMessageValues
  noneText: NoMessageValues
  noneWithout: NoMessageValues
  noneZip: NoMessageValues
  without: { filter: string; count: number; written: string }
}>({
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
  noneZip: {
    id: 'web.Search.noneZip',
    defaultMessage: 'Check the postal code, or search by fewer of its first digits.',
  },
  without: {
    id: 'web.Search.without',
    defaultMessage: 'Without “{filter}”: {count, plural, one {{written} result} other {{written} results}}',
  },
})
