import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const companyAutocompleteMessages = defineMessages<{
  placeholder: { count: number }
  searching: NoMessageValues
  noMatch: { typed: string }
  chosen: { typed: string }
}>({
  placeholder: {
    id: 'ui.CompanyAutocomplete.placeholder',
    defaultMessage: 'Type at least {count, plural, one {# letter} other {# letters}}',
  },
  searching: { id: 'ui.CompanyAutocomplete.searching', defaultMessage: 'Looking for companies …' },
  chosen: { id: 'ui.CompanyAutocomplete.chosen', defaultMessage: '“{typed}” is already chosen.' },
  noMatch: { id: 'ui.CompanyAutocomplete.noMatch', defaultMessage: 'No company matches “{typed}”.' },
})
