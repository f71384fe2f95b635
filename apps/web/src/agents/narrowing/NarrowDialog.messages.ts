import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: { name: string }
  text: { name: string }
  drops: { drops: number; count: number }
  keep: NoMessageValues
  change: { filter: string }
}>({
  title: { id: 'web.Narrow.title', defaultMessage: 'Narrow “{name}”?' },
  text: {
    id: 'web.Narrow.text',
    defaultMessage:
      'The agent “{name}” found what you have just hidden. With one of these filters it would not have:',
  },
  drops: {
    id: 'web.Narrow.drops',
    defaultMessage:
      '{count, plural, =0 {The agent finds nothing else yet.} one {Also leaves out {drops} of # other match.} other {Also leaves out {drops} of its # latest other matches.}}',
  },
  keep: { id: 'web.Narrow.keep', defaultMessage: 'Keep the agent as it is' },
  change: { id: 'web.Narrow.change', defaultMessage: 'New filter: {filter}' },
})
