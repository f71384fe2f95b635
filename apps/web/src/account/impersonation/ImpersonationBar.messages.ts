import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  text: { name: string }
  end: NoMessageValues
}>({
  label: { id: 'web.Impersonation.label', defaultMessage: 'Acting as another user' },
  text: { id: 'web.Impersonation.text', defaultMessage: 'You are acting as {name}.' },
  end: { id: 'web.Impersonation.end', defaultMessage: 'Stop and go back' },
})
