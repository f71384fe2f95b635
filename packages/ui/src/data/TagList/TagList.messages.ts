import { defineMessages } from 'react-intl'

export const tagListMessages = defineMessages<{
  more: { count: number }
}>({
  more: { id: 'ui.TagList.more', defaultMessage: '+{count, number}' },
})
