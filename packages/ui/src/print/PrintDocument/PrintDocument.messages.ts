import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const printDocumentMessages = defineMessages<{
  page: { page: string; pages: string }
  printed: { date: string }
  inPreparation: NoMessageValues
}>({
  page: { id: 'ui.PrintDocument.page', defaultMessage: 'Page {page} of {pages}' },
  printed: { id: 'ui.PrintDocument.printed', defaultMessage: 'Printed {date}' },
  inPreparation: {
    id: 'ui.PrintDocument.inPreparation',
    defaultMessage: 'In preparation: what stands here may still change.',
  },
})
