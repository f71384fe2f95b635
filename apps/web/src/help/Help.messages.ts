import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  lead: NoMessageValues
  guide: NoMessageValues
  sinceLast: NoMessageValues
  noGuide: NoMessageValues
  film: { title: string }
}>({
  title: { id: 'web.Help.title', defaultMessage: 'Help' },
  lead: {
    id: 'web.Help.lead',
    defaultMessage: 'How to find the right projects and tenders, and to miss none.',
  },
  guide: { id: 'web.Help.guide', defaultMessage: 'User guide' },
  sinceLast: { id: 'web.Help.sinceLast', defaultMessage: 'What is new since last' },
  noGuide: { id: 'web.Help.noGuide', defaultMessage: 'There is no guide in this language yet.' },
  film: { id: 'web.Help.film', defaultMessage: 'Film: {title}' },
})
