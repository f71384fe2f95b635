import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  text: NoMessageValues
  toSearch: NoMessageValues
}>({
  title: { id: 'web.NotFound.title', defaultMessage: 'Page not found' },
  text: {
    id: 'web.NotFound.text',
    defaultMessage: 'There is nothing at this address. It may have moved, or have a letter too many.',
  },
  toSearch: { id: 'web.NotFound.toSearch', defaultMessage: 'Go to the search' },
})
