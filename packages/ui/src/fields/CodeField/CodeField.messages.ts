import { defineMessages } from 'react-intl'

export const codeFieldMessages = defineMessages<{
  box: { place: number; length: number }
}>({
  box: { id: 'ui.CodeField.box', defaultMessage: 'Letter {place, number} of {length, number}' },
})
