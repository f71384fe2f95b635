import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ failed: NoMessageValues; retry: NoMessageValues }>({
  failed: { id: 'web.FailedPart.failed', defaultMessage: 'This could not be fetched' },
  retry: { id: 'web.FailedPart.retry', defaultMessage: 'Try again' },
})
