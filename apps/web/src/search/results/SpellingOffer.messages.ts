import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ didYouMean: { text: string; count: number; written: string } }>({
  didYouMean: {
    id: 'web.SpellingOffer.didYouMean',
    defaultMessage:
      'Did you mean “{text}”? {count, plural, one {{written} result} other {{written} results}}',
  },
})
