import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const hiddenItemRemoveModalMessages = defineMessages<{
  title: NoMessageValues
  text: { name: string }
  who: NoMessageValues
  me: NoMessageValues
  meHint: NoMessageValues
  all: NoMessageValues
  allHint: { count: number }
  show: NoMessageValues
}>({
  title: { id: 'ui.HiddenItemRemoveModal.title', defaultMessage: 'Show in searches again?' },
  text: { id: 'ui.HiddenItemRemoveModal.text', defaultMessage: '“{name}” shows up in your searches again.' },
  who: { id: 'ui.HiddenItemRemoveModal.who', defaultMessage: 'For whom?' },
  me: { id: 'ui.HiddenItemRemoveModal.me', defaultMessage: 'For me' },
  meHint: { id: 'ui.HiddenItemRemoveModal.meHint', defaultMessage: 'It stays hidden for the others.' },
  all: { id: 'ui.HiddenItemRemoveModal.all', defaultMessage: 'For all' },
  allHint: {
    id: 'ui.HiddenItemRemoveModal.allHint',
    defaultMessage: '{count, plural, one {Also for # colleague.} other {Also for # colleagues.}}',
  },
  show: { id: 'ui.HiddenItemRemoveModal.show', defaultMessage: 'Show again' },
})
