import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ lots: { count: number; lots: string } }>({
  lots: {
    id: 'web.LotNumbers.lots',
    defaultMessage: '{count, plural, one {Lot {lots}} other {Lots {lots}}}',
  },
})
