import { defineMessages } from 'react-intl'

/** Words of ResultCard. */
export const resultCardMessages = defineMessages({
  expand: { id: 'ui.ResultCard.expand', defaultMessage: 'Show more' },
  collapse: { id: 'ui.ResultCard.collapse', defaultMessage: 'Show less' },
})
