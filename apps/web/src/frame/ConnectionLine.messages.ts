import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ lost: NoMessageValues }>({
  lost: {
    id: 'web.ConnectionLine.lost',
    defaultMessage: 'No connection. What you see may be out of date. We keep trying.',
  },
})
