import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const filterPanelMessages = defineMessages<{
  title: NoMessageValues
  close: NoMessageValues
  show: { count: number }
  showCapped: { count: number }
  showUncounted: NoMessageValues
}>({
  title: { id: 'ui.FilterPanel.title', defaultMessage: 'Filters' },
  close: { id: 'ui.FilterPanel.close', defaultMessage: 'Close the filters' },
  show: {
    id: 'ui.FilterPanel.show',
    defaultMessage: '{count, plural, one {Show # result} other {Show # results}}',
  },
  showCapped: { id: 'ui.FilterPanel.showCapped', defaultMessage: 'Show more than {count, number} results' },
  showUncounted: { id: 'ui.FilterPanel.showUncounted', defaultMessage: 'Show the results' },
})
