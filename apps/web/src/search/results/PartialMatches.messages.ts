import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  projects: NoMessageValues
  procurements: NoMessageValues
  explanation: NoMessageValues
}>({
  projects: { id: 'web.PartialMatches.projects', defaultMessage: 'Projects with some of the words' },
  procurements: { id: 'web.PartialMatches.procurements', defaultMessage: 'Tenders with some of the words' },
  explanation: {
    id: 'web.PartialMatches.explanation',
    defaultMessage: 'Words also count in other languages. Agents do not find these.',
  },
})
