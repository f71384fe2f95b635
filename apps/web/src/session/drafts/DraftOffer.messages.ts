import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  draftsTitle: NoMessageValues
  drafts: NoMessageValues
  discardDrafts: NoMessageValues
}>({
  draftsTitle: { id: 'web.App.draftsTitle', defaultMessage: 'You were in the middle of something' },
  drafts: {
    id: 'web.App.drafts',
    defaultMessage: 'What you were typing when your session ended is kept. Go on where you left:',
  },
  discardDrafts: { id: 'web.App.discardDrafts', defaultMessage: 'Discard' },
})
