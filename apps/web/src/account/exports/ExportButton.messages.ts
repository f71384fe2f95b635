import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const buttonMessages = defineMessages<{ export: NoMessageValues }>({
  export: { id: 'web.ExportButton.export', defaultMessage: 'Export' },
})
