import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  newer: NoMessageValues
  older: NoMessageValues
}>({
  newer: { id: 'admin.CursorTable.newer', defaultMessage: 'Newer' },
  older: { id: 'admin.CursorTable.older', defaultMessage: 'Older' },
})
