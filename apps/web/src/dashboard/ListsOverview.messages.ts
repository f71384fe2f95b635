import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  newList: NoMessageValues
  hasNews: NoMessageValues
  seeLess: NoMessageValues
  settingsOf: { name: string }
  actions: NoMessageValues
}>({
  newList: { id: 'web.ListsOverview.newList', defaultMessage: 'New list' },
  hasNews: { id: 'web.ListsOverview.hasNews', defaultMessage: 'New' },
  seeLess: { id: 'web.ListsOverview.seeLess', defaultMessage: 'See fewer' },
  settingsOf: { id: 'web.ListsOverview.settingsOf', defaultMessage: 'Settings of {name}' },
  actions: { id: 'web.ListsOverview.actions', defaultMessage: 'Actions' },
})
