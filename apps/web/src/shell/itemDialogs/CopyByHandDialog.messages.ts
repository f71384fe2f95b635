import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  link: NoMessageValues
  text: NoMessageValues
  close: NoMessageValues
}>({
  title: { id: 'web.CopyByHand.title', defaultMessage: 'The link could not be copied' },
  link: { id: 'web.CopyByHand.link', defaultMessage: 'Link' },
  text: { id: 'web.CopyByHand.text', defaultMessage: 'The link is selected. Copy it from here.' },
  close: { id: 'web.CopyByHand.close', defaultMessage: 'Close' },
})
