import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const paginationMessages = defineMessages<{
  label: NoMessageValues
  previous: NoMessageValues
  next: NoMessageValues
  page: { page: number }
}>({
  label: { id: 'ui.Pagination.label', defaultMessage: 'Pages' },
  previous: { id: 'ui.Pagination.previous', defaultMessage: 'Previous page' },
  next: { id: 'ui.Pagination.next', defaultMessage: 'Next page' },
  page: { id: 'ui.Pagination.page', defaultMessage: 'Page {page, number}' },
})
