import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const activeFiltersMessages = defineMessages<{
  title: NoMessageValues
  remove: { label: string }
  removeExcluded: { label: string }
  excluded: NoMessageValues
  included: NoMessageValues
  none: NoMessageValues
  more: { count: number }
  fewer: NoMessageValues
}>({
  title: { id: 'ui.ActiveFilters.title', defaultMessage: 'Active filters' },
  remove: { id: 'ui.ActiveFilters.remove', defaultMessage: 'Remove {label}' },
  removeExcluded: {
    id: 'ui.ActiveFilters.removeExcluded',
    defaultMessage: 'Remove {label}, which is excluded',
  },
  excluded: { id: 'ui.ActiveFilters.excluded', defaultMessage: 'Excluded' },
  included: { id: 'ui.ActiveFilters.included', defaultMessage: 'Included' },
  more: { id: 'ui.ActiveFilters.more', defaultMessage: 'and {count, number} more' },
  fewer: { id: 'ui.ActiveFilters.fewer', defaultMessage: 'Show fewer' },
  none: { id: 'ui.ActiveFilters.none', defaultMessage: 'No filters are set.' },
})
