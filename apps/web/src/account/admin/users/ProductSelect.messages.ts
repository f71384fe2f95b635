import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const productMessages = defineMessages<{
  find: NoMessageValues
  nameAndCode: { name: string; code: string }
}>({
  find: { id: 'admin.ProductSelect.find', defaultMessage: 'Find a product' },
  nameAndCode: { id: 'admin.ProductSelect.nameAndCode', defaultMessage: '{name} ({code})' },
})
