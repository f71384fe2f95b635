import { defineMessages } from 'react-intl'

export const resultTableMessages = defineMessages({
  expand: { id: 'ui.ResultTable.expand', defaultMessage: 'Show more about this row' },
  collapse: { id: 'ui.ResultTable.collapse', defaultMessage: 'Show less about this row' },
  loading: { id: 'ui.ResultTable.loading', defaultMessage: 'Loading' },
})
