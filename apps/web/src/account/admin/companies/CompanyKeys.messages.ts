import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  keys: NoMessageValues
  keysOf: { name: string }
  key: NoMessageValues
  owner: NoMessageValues
  lastDay: NoMessageValues
  lastUsed: NoMessageValues
  never: NoMessageValues
  actions: NoMessageValues
  none: NoMessageValues
  noneText: NoMessageValues
  end: NoMessageValues
  endNamed: { name: string; owner: string }
  endText: { name: string; owner: string }
  ended: { name: string }
}>({
  keys: { id: 'admin.CompanyKeys.keys', defaultMessage: 'Keys' },
  keysOf: { id: 'admin.CompanyKeys.keysOf', defaultMessage: 'Keys of {name}' },
  key: { id: 'admin.CompanyKeys.key', defaultMessage: 'Key' },
  owner: { id: 'admin.CompanyKeys.owner', defaultMessage: 'User' },
  lastDay: { id: 'admin.CompanyKeys.lastDay', defaultMessage: 'Last day' },
  lastUsed: { id: 'admin.CompanyKeys.lastUsed', defaultMessage: 'Last used' },
  never: { id: 'admin.CompanyKeys.never', defaultMessage: 'Never' },
  actions: { id: 'admin.CompanyKeys.actions', defaultMessage: 'Actions' },
  none: { id: 'admin.CompanyKeys.none', defaultMessage: 'No keys' },
  noneText: {
    id: 'admin.CompanyKeys.noneText',
    defaultMessage: 'No user of this company has a key for a program.',
  },
  end: { id: 'admin.CompanyKeys.end', defaultMessage: 'End' },
  endNamed: { id: 'admin.CompanyKeys.endNamed', defaultMessage: 'End the key {name} of {owner}' },
  endText: {
    id: 'admin.CompanyKeys.endText',
    defaultMessage:
      'The program that has the key {name} of {owner} can do nothing from now on. This cannot be undone.',
  },
  ended: { id: 'admin.CompanyKeys.ended', defaultMessage: 'The key {name} has ended.' },
})
