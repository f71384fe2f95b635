import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ productElsewhere: NoMessageValues }>({
  productElsewhere: {
    id: 'admin.InviteUser.productElsewhere',
    defaultMessage: 'The product does not cover this country, so the user could not log in there.',
  },
})
