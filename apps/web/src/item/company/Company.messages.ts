import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  details: NoMessageValues
  roles: NoMessageValues
  rolesCaption: { name: string }
  sortBy: NoMessageValues
  sortAdded: NoMessageValues
  sortPhase: NoMessageValues
  sortName: NoMessageValues
  sortRole: NoMessageValues
  ascending: NoMessageValues
  descending: NoMessageValues
  noRoles: NoMessageValues
  noRolesText: NoMessageValues
  contacts: NoMessageValues
  noContacts: NoMessageValues
  askAbout: { name: string }
  ask: NoMessageValues
  logo: { name: string }
}>({
  details: { id: 'web.Company.details', defaultMessage: 'About the company' },
  roles: { id: 'web.Company.roles', defaultMessage: 'Projects and tenders' },
  rolesCaption: { id: 'web.Company.rolesCaption', defaultMessage: 'What {name} takes part in' },
  sortBy: { id: 'web.Company.sortBy', defaultMessage: 'Order by' },
  sortAdded: { id: 'web.Company.sortAdded', defaultMessage: 'Newest' },
  sortPhase: { id: 'web.Company.sortPhase', defaultMessage: 'Phase' },
  sortName: { id: 'web.Company.sortName', defaultMessage: 'Name' },
  sortRole: { id: 'web.Company.sortRole', defaultMessage: 'Role' },
  ascending: { id: 'web.Company.ascending', defaultMessage: 'Ascending' },
  descending: { id: 'web.Company.descending', defaultMessage: 'Descending' },
  noRoles: { id: 'web.Company.noRoles', defaultMessage: 'The company has no roles yet' },
  noRolesText: {
    id: 'web.Company.noRolesText',
    defaultMessage: 'Projects and tenders that it takes part in show here as soon as we hear of them.',
  },
  contacts: { id: 'web.Company.contacts', defaultMessage: 'Contacts' },
  noContacts: { id: 'web.Company.noContacts', defaultMessage: 'No contacts are known.' },
  askAbout: { id: 'web.Company.askAbout', defaultMessage: 'Ask about {name}' },
  ask: { id: 'web.Company.ask', defaultMessage: 'Ask' },
  logo: { id: 'web.Company.logo', defaultMessage: 'Logo of {name}' },
})
