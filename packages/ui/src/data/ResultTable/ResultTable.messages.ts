import { defineMessages } from 'react-intl'

export const resultTableMessages = defineMessages({
  expand: { id: 'ui.ResultTable.expand', defaultMessage: 'Show more' },
  collapse: { id: 'ui.ResultTable.collapse', defaultMessage: 'Show less' },
  loading: { id: 'ui.ResultTable.loading', defaultMessage: 'Loading' },
})
