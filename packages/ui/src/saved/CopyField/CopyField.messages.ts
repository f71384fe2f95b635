import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const copyFieldMessages = defineMessages<{
  copy: NoMessageValues
  copied: NoMessageValues
  failed: NoMessageValues
}>({
  copy: { id: 'ui.CopyField.copy', defaultMessage: 'Copy' },
  copied: { id: 'ui.CopyField.copied', defaultMessage: 'Copied' },
  failed: {
    id: 'ui.CopyField.failed',
    defaultMessage: 'It could not be copied. Select the text and copy it yourself.',
  },
})
