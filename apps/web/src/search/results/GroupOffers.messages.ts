import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ allOf: { name: string; count: number; written: string } }>({
  allOf: {
    id: 'web.GroupOffers.allOf',
    defaultMessage: 'All of “{name}”: {count, plural, one {{written} result} other {{written} results}}',
  },
})
