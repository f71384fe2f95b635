import type { Schemas } from '@spadestik/api-client'
import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

// Printed procurements need these texts too. In a file of their own, they do not load the other texts of lots.
export const resultMessages = defineMessages<Record<NonNullable<Schemas['Lot']['result']>, NoMessageValues>>({
  awarded: { id: 'web.Lots.result.awarded', defaultMessage: 'Awarded' },
  unsuccessful: { id: 'web.Lots.result.unsuccessful', defaultMessage: 'Ended without a contract' },
  cancelled: { id: 'web.Lots.result.cancelled', defaultMessage: 'Cancelled' },
})
