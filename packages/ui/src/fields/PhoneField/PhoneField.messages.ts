import { defineMessages } from 'react-intl'

export const phoneFieldMessages = defineMessages<{
  code: { code: string }
}>({
  code: { id: 'ui.PhoneField.code', defaultMessage: 'A number without a plus gets {code}.' },
})
