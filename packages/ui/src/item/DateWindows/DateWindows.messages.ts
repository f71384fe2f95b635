import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const dateWindowsMessages = defineMessages<{
  span: { from: string; to: string }
  fromOnly: { from: string }
  toOnly: { to: string }
  noDate: NoMessageValues
  address: NoMessageValues
  link: NoMessageValues
  note: NoMessageValues
}>({
  span: { id: 'ui.DateWindows.span', defaultMessage: '{from} – {to}' },
  fromOnly: { id: 'ui.DateWindows.fromOnly', defaultMessage: 'From {from}' },
  toOnly: { id: 'ui.DateWindows.toOnly', defaultMessage: 'No later than {to}' },
  noDate: { id: 'ui.DateWindows.noDate', defaultMessage: 'No date stated' },
  address: { id: 'ui.DateWindows.address', defaultMessage: 'Address' },
  link: { id: 'ui.DateWindows.link', defaultMessage: 'Link' },
  note: { id: 'ui.DateWindows.note', defaultMessage: 'Note' },
})
