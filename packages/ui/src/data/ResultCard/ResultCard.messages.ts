import { defineMessages } from 'react-intl'

export const resultCardMessages = defineMessages({
  expand: { id: 'ui.ResultCard.expand', defaultMessage: 'Show more' },
  collapse: { id: 'ui.ResultCard.collapse', defaultMessage: 'Show less' },
})
