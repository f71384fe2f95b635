import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const winnersListMessages = defineMessages<{
  none: NoMessageValues
  more: { count: number }
  less: NoMessageValues
  locked: NoMessageValues
}>({
  none: { id: 'ui.WinnersList.none', defaultMessage: 'No winners yet.' },
  more: { id: 'ui.WinnersList.more', defaultMessage: 'Show all {count}' },
  less: { id: 'ui.WinnersList.less', defaultMessage: 'Show fewer' },
  locked: { id: 'ui.WinnersList.locked', defaultMessage: 'The winners are shown with a subscription.' },
})
