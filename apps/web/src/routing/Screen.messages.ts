import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  dashboard: NoMessageValues
  hiddenItems: NoMessageValues
  search: NoMessageValues
  settings: NoMessageValues
}>({
  dashboard: { id: 'web.App.dashboard', defaultMessage: 'Dashboard' },
  hiddenItems: { id: 'web.App.hiddenItems', defaultMessage: 'Hidden items' },
  search: { id: 'web.App.search', defaultMessage: 'Search' },
  settings: { id: 'web.App.settings', defaultMessage: 'Account settings' },
})
