import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  companyAdded: NoMessageValues
  companyEnded: NoMessageValues
  companyResumed: NoMessageValues
  productAdded: NoMessageValues
  productChanged: NoMessageValues
  userInvited: NoMessageValues
  userMoved: NoMessageValues
  userActivated: NoMessageValues
  userDeactivated: NoMessageValues
  invitationResent: NoMessageValues
  linkIssued: NoMessageValues
  actedAs: NoMessageValues
  sessionsEnded: NoMessageValues
  keyEnded: NoMessageValues
  codeIssued: NoMessageValues
  userErased: NoMessageValues
  requestHandled: NoMessageValues
  mailRetried: NoMessageValues
  requestReopened: NoMessageValues
}>({
  companyAdded: { id: 'admin.Deed.companyAdded', defaultMessage: 'Company added' },
  companyEnded: { id: 'admin.Deed.companyEnded', defaultMessage: 'Company ended' },
  companyResumed: { id: 'admin.Deed.companyResumed', defaultMessage: 'Company resumed' },
  productAdded: { id: 'admin.Deed.productAdded', defaultMessage: 'Product added' },
  productChanged: { id: 'admin.Deed.productChanged', defaultMessage: 'Product changed' },
  userInvited: { id: 'admin.Deed.userInvited', defaultMessage: 'User invited' },
  userMoved: { id: 'admin.Deed.userMoved', defaultMessage: 'Company or product of a user changed' },
  userActivated: { id: 'admin.Deed.userActivated', defaultMessage: 'User activated' },
  userDeactivated: { id: 'admin.Deed.userDeactivated', defaultMessage: 'User deactivated' },
  invitationResent: { id: 'admin.Deed.invitationResent', defaultMessage: 'Invitation sent again' },
  linkIssued: { id: 'admin.Deed.linkIssued', defaultMessage: 'Link issued for acting as a user' },
  actedAs: { id: 'admin.Deed.actedAs', defaultMessage: 'Acted as a user' },
  sessionsEnded: { id: 'admin.Deed.sessionsEnded', defaultMessage: 'Sessions of a user ended' },
  keyEnded: { id: 'admin.Deed.keyEnded', defaultMessage: 'Key of a user ended' },
  codeIssued: { id: 'admin.Deed.codeIssued', defaultMessage: 'Code issued for a new address' },
  mailRetried: { id: 'admin.Deed.mailRetried', defaultMessage: 'Mail sent again' },
  requestHandled: { id: 'admin.Deed.requestHandled', defaultMessage: 'Request marked as handled' },
  requestReopened: { id: 'admin.Deed.requestReopened', defaultMessage: 'Request marked as new again' },
  userErased: { id: 'admin.Deed.userErased', defaultMessage: 'User erased' },
})
