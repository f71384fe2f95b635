import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const userPickerMessages = defineMessages<{
  count: { count: number; total: number }
  everyone: NoMessageValues
  find: NoMessageValues
  nobody: { typed: string }
  self: { name: string }
}>({
  count: { id: 'ui.UserPicker.count', defaultMessage: '{count, number} of {total, number} chosen' },
  everyone: { id: 'ui.UserPicker.everyone', defaultMessage: 'Everyone in the company' },
  find: { id: 'ui.UserPicker.find', defaultMessage: 'Find a colleague' },
  nobody: { id: 'ui.UserPicker.nobody', defaultMessage: 'No colleague is called “{typed}”.' },
  self: { id: 'ui.UserPicker.self', defaultMessage: '{name} (you)' },
})
