import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  excludedCriteria: NoMessageValues
  without: { included: string; excluded: string }
  only: { excluded: string }
  companiesAs: { companies: string; roles: string }
  orUnspecified: { period: string }
}>({
  excludedCriteria: { id: 'web.Asked.excludedCriteria', defaultMessage: 'Excluded criteria' },
  without: { id: 'web.Asked.without', defaultMessage: '{included}, without {excluded}' },
  only: { id: 'web.Asked.only', defaultMessage: 'Without {excluded}' },
  companiesAs: { id: 'web.Asked.companiesAs', defaultMessage: '{companies} in the role {roles}' },
  orUnspecified: { id: 'web.Asked.orUnspecified', defaultMessage: '{period}, or not specified' },
})
