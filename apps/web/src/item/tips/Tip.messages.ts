import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  aboutRole: {
    userName: string
    companyName: string
    roleName: string
    objectType: string
    objectName: string
    objectId: string
  }
  aboutCompany: {
    userName: string
    companyName: string
    objectType: string
    objectName: string
    objectId: string
  }
  aboutContact: { userName: string; contactName: string; companyName: string }
  role: NoMessageValues
  note: NoMessageValues
  added: NoMessageValues
  contactPerson: NoMessageValues
  noResponse: NoMessageValues
  company: NoMessageValues
  position: NoMessageValues
  mail: NoMessageValues
  phone: NoMessageValues
}>({
  aboutRole: {
    id: 'web.Tip.aboutRole',
    defaultMessage:
      '{userName} would like to know more about {companyName} as {roleName} in the {objectType, select, project {project} other {tender}} “{objectName}” (no. {objectId}).',
  },
  aboutCompany: {
    id: 'web.Tip.aboutCompany',
    defaultMessage:
      '{userName} would like to know more about {companyName} in the {objectType, select, project {project} other {tender}} “{objectName}” (no. {objectId}).',
  },
  aboutContact: {
    id: 'web.Tip.aboutContact',
    defaultMessage: '{userName} would like to get in touch with {contactName} at {companyName}.',
  },
  role: { id: 'web.Tip.role', defaultMessage: 'Role' },
  note: { id: 'web.Tip.note', defaultMessage: 'Note' },
  added: { id: 'web.Tip.added', defaultMessage: 'Added' },
  contactPerson: { id: 'web.Tip.contactPerson', defaultMessage: 'Contact person' },
  noResponse: { id: 'web.Tip.noResponse', defaultMessage: 'Contact' },
  company: { id: 'web.Tip.company', defaultMessage: 'Company' },
  position: { id: 'web.Tip.position', defaultMessage: 'Position' },
  mail: { id: 'web.Tip.mail', defaultMessage: 'E-mail' },
  phone: { id: 'web.Tip.phone', defaultMessage: 'Phone' },
})
