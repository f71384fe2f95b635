import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const imageEnlargeModalMessages = defineMessages<{
  position: { place: number; count: number }
  previous: NoMessageValues
  next: NoMessageValues
}>({
  position: { id: 'ui.ImageEnlargeModal.position', defaultMessage: '{place} of {count}' },
  previous: { id: 'ui.ImageEnlargeModal.previous', defaultMessage: 'Previous image' },
  next: { id: 'ui.ImageEnlargeModal.next', defaultMessage: 'Next image' },
})
