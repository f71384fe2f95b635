import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  changeLists: NoMessageValues
  addCompanyToList: NoMessageValues
  hideItem: NoMessageValues
  print: NoMessageValues
  share: NoMessageValues
  writeNote: NoMessageValues
  sendTip: NoMessageValues
  exportCalendar: NoMessageValues
  exportSheet: NoMessageValues
  makeKeys: NoMessageValues
  readActivityLog: NoMessageValues
}>({
  changeLists: { id: 'web.Paywall.changeLists', defaultMessage: 'Lists are part of the paid products.' },
  addCompanyToList: {
    id: 'web.Paywall.addCompanyToList',
    defaultMessage: 'Putting companies on lists needs a product with access to companies.',
  },
  hideItem: {
    id: 'web.Paywall.hideItem',
    defaultMessage: 'Hiding what does not concern you is part of the paid products.',
  },
  print: { id: 'web.Paywall.print', defaultMessage: 'Print and download are part of the paid products.' },
  share: { id: 'web.Paywall.share', defaultMessage: 'Sharing is part of the paid products.' },
  writeNote: { id: 'web.Paywall.writeNote', defaultMessage: 'Notes are part of the paid products.' },
  sendTip: {
    id: 'web.Paywall.sendTip',
    defaultMessage: 'Asking about a role or a contact is part of the paid products.',
  },
  exportCalendar: {
    id: 'web.Paywall.exportCalendar',
    defaultMessage: 'Calendar export is part of the paid products.',
  },
  exportSheet: {
    id: 'web.Paywall.exportSheet',
    defaultMessage: 'Spreadsheets are part of the paid products.',
  },
  makeKeys: {
    id: 'web.Paywall.makeKeys',
    defaultMessage: 'Keys and webhooks are part of the paid products.',
  },
  readActivityLog: {
    id: 'web.Paywall.readActivityLog',
    defaultMessage: 'The activity log of a list is part of the paid products.',
  },
})
