import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  companies: NoMessageValues
  users: NoMessageValues
  requests: NoMessageValues
  mails: NoMessageValues
  products: NoMessageValues
  runs: NoMessageValues
  log: NoMessageValues
  company: NoMessageValues
  user: NoMessageValues
  product: NoMessageValues
  number: NoMessageValues
  ended: NoMessageValues
  administrator: NoMessageValues
  deactivated: NoMessageValues
  invited: NoMessageValues
  noProduct: NoMessageValues
  findCompany: NoMessageValues
  findUser: NoMessageValues
  allCompanies: NoMessageValues
  allUsers: NoMessageValues
  nothing: NoMessageValues
  nothingText: NoMessageValues
  paid: NoMessageValues
  basic: NoMessageValues
  withCompanies: NoMessageValues
  domains: NoMessageValues
  from: NoMessageValues
  to: NoMessageValues
  deed: NoMessageValues
  actor: NoMessageValues
  at: NoMessageValues
  change: { before: string; after: string }
  noValues: NoMessageValues
  noDeeds: NoMessageValues
  addCompany: NoMessageValues
  add: NoMessageValues
  name: NoMessageValues
  nameTaken: NoMessageValues
  cancel: NoMessageValues
  save: NoMessageValues
  companyAdded: { name: string }
  inviteUser: NoMessageValues
  inviteUserOf: { company: string }
  invite: NoMessageValues
  email: NoMessageValues
  country: NoMessageValues
  denmark: NoMessageValues
  sweden: NoMessageValues
  norway: NoMessageValues
  isAdministrator: NoMessageValues
  userInvited: { email: string }
  companyGone: NoMessageValues
  showUsers: NoMessageValues
  endCompany: NoMessageValues
  resumeCompany: NoMessageValues
  endCompanyText: { name: string }
  resumeCompanyText: { name: string }
  companyHasEnded: { name: string }
  companyGoesOn: { name: string }
  moveUser: NoMessageValues
  moveUserOf: { name: string }
  userChanged: { name: string }
  movedMeanwhile: NoMessageValues
  leavesColleagues: NoMessageValues
  act: NoMessageValues
  actText: { name: string; hours: number }
  resend: NoMessageValues
  resendText: { email: string }
  endSessions: NoMessageValues
  endSessionsText: { name: string }
  sessionsEnded: { count: number }
  deactivate: NoMessageValues
  deactivateText: { name: string }
  activate: NoMessageValues
  activateText: { name: string }
  userIsDeactivated: { name: string }
  userIsActive: { name: string }
}>({
  title: { id: 'admin.Admin.title', defaultMessage: 'Administration' },
  companies: { id: 'admin.Admin.companies', defaultMessage: 'Companies' },
  users: { id: 'admin.Admin.users', defaultMessage: 'Users' },
  requests: { id: 'admin.Admin.requests', defaultMessage: 'Requests' },
  mails: { id: 'admin.Admin.mails', defaultMessage: 'Mails' },
  products: { id: 'admin.Admin.products', defaultMessage: 'Products' },
  runs: { id: 'admin.Admin.runs', defaultMessage: 'Sources and jobs' },
  log: { id: 'admin.Admin.log', defaultMessage: 'Log' },
  company: { id: 'admin.Admin.company', defaultMessage: 'Company' },
  user: { id: 'admin.Admin.user', defaultMessage: 'User' },
  product: { id: 'admin.Admin.product', defaultMessage: 'Product' },
  number: { id: 'admin.Admin.number', defaultMessage: 'Number' },
  ended: { id: 'admin.Admin.ended', defaultMessage: 'Ended' },
  administrator: { id: 'admin.Admin.administrator', defaultMessage: 'Administrator' },
  deactivated: { id: 'admin.Admin.deactivated', defaultMessage: 'Deactivated' },
  invited: { id: 'admin.Admin.invited', defaultMessage: 'Invited' },
  noProduct: { id: 'admin.Admin.noProduct', defaultMessage: 'None' },
  findCompany: { id: 'admin.Admin.findCompany', defaultMessage: 'Find a company' },
  findUser: { id: 'admin.Admin.findUser', defaultMessage: 'Find a user' },
  allCompanies: { id: 'admin.Admin.allCompanies', defaultMessage: 'Users of all companies' },
  allUsers: { id: 'admin.Admin.allUsers', defaultMessage: 'All users' },
  nothing: { id: 'admin.Admin.nothing', defaultMessage: 'Nothing found' },
  nothingText: { id: 'admin.Admin.nothingText', defaultMessage: 'Search for something else.' },
  paid: { id: 'admin.Admin.paid', defaultMessage: 'Paid' },
  basic: { id: 'admin.Admin.basic', defaultMessage: 'Basic' },
  withCompanies: { id: 'admin.Admin.withCompanies', defaultMessage: 'With companies' },
  domains: { id: 'admin.Admin.domains', defaultMessage: 'Domains' },
  from: { id: 'admin.Admin.from', defaultMessage: 'From' },
  to: { id: 'admin.Admin.to', defaultMessage: 'To' },
  deed: { id: 'admin.Admin.deed', defaultMessage: 'What' },
  actor: { id: 'admin.Admin.actor', defaultMessage: 'Who' },
  at: { id: 'admin.Admin.at', defaultMessage: 'When' },
  change: { id: 'admin.Admin.change', defaultMessage: '{before} → {after}' },
  noValues: { id: 'admin.Admin.noValues', defaultMessage: 'No values were changed.' },
  noDeeds: { id: 'admin.Admin.noDeeds', defaultMessage: 'No administrator has changed anything yet.' },
  addCompany: { id: 'admin.Admin.addCompany', defaultMessage: 'Add a company' },
  add: { id: 'admin.Admin.add', defaultMessage: 'Add' },
  name: { id: 'admin.Admin.name', defaultMessage: 'Name' },
  nameTaken: { id: 'admin.Admin.nameTaken', defaultMessage: 'A company already has this name' },
  cancel: { id: 'admin.Admin.cancel', defaultMessage: 'Cancel' },
  save: { id: 'admin.Admin.save', defaultMessage: 'Save' },
  companyAdded: { id: 'admin.Admin.companyAdded', defaultMessage: '{name} is added.' },
  inviteUser: { id: 'admin.Admin.inviteUser', defaultMessage: 'Invite a user' },
  inviteUserOf: { id: 'admin.Admin.inviteUserOf', defaultMessage: 'Invite a user of {company}' },
  invite: { id: 'admin.Admin.invite', defaultMessage: 'Invite' },
  email: { id: 'admin.Admin.email', defaultMessage: 'E-mail' },
  country: { id: 'admin.Admin.country', defaultMessage: 'Country' },
  denmark: { id: 'admin.Admin.denmark', defaultMessage: 'Denmark' },
  sweden: { id: 'admin.Admin.sweden', defaultMessage: 'Sweden' },
  norway: { id: 'admin.Admin.norway', defaultMessage: 'Norway' },
  isAdministrator: {
    id: 'admin.Admin.isAdministrator',
    defaultMessage: 'Administrator, who may do everything on these pages',
  },
  userInvited: { id: 'admin.Admin.userInvited', defaultMessage: '{email} gets a mail with a link.' },
  companyGone: {
    id: 'admin.Admin.companyGone',
    defaultMessage: 'The company has ended or does not exist, so it gets no users.',
  },
  showUsers: { id: 'admin.Admin.showUsers', defaultMessage: 'Show users' },
  endCompany: { id: 'admin.Admin.endCompany', defaultMessage: 'End the company' },
  resumeCompany: { id: 'admin.Admin.resumeCompany', defaultMessage: 'Let the company go on' },
  endCompanyText: {
    id: 'admin.Admin.endCompanyText',
    defaultMessage:
      'The users of {name} are signed out. They cannot log in and get no mails until the company goes on. Nothing is deleted.',
  },
  resumeCompanyText: {
    id: 'admin.Admin.resumeCompanyText',
    defaultMessage: 'The users of {name} can log in again and get mails.',
  },
  companyHasEnded: { id: 'admin.Admin.companyHasEnded', defaultMessage: '{name} has ended.' },
  companyGoesOn: { id: 'admin.Admin.companyGoesOn', defaultMessage: '{name} goes on.' },
  moveUser: { id: 'admin.Admin.moveUser', defaultMessage: 'Change product or company' },
  moveUserOf: { id: 'admin.Admin.moveUserOf', defaultMessage: 'Product and company of {name}' },
  userChanged: { id: 'admin.Admin.userChanged', defaultMessage: '{name} is changed.' },
  movedMeanwhile: {
    id: 'admin.Admin.movedMeanwhile',
    defaultMessage:
      'Another administrator has changed this user meanwhile, so nothing was saved. Close this and look again.',
  },
  leavesColleagues: {
    id: 'admin.Admin.leavesColleagues',
    defaultMessage: 'The user leaves the lists, agents and notes that the former colleagues share.',
  },
  act: { id: 'admin.Admin.act', defaultMessage: 'Act as the user' },
  actText: {
    id: 'admin.Admin.actText',
    defaultMessage:
      'You see the app as {name} does, for {hours, plural, one {an hour} other {# hours}} at most. You need your own password, and the log says who has acted. You cannot change the user’s password or address.',
  },
  resend: { id: 'admin.Admin.resend', defaultMessage: 'Send the invitation again' },
  resendText: {
    id: 'admin.Admin.resendText',
    defaultMessage: '{email} gets a new link. The earlier one stops working.',
  },
  endSessions: { id: 'admin.Admin.endSessions', defaultMessage: 'End the sessions' },
  endSessionsText: {
    id: 'admin.Admin.endSessionsText',
    defaultMessage: '{name} is signed out everywhere, and can log in again.',
  },
  sessionsEnded: {
    id: 'admin.Admin.sessionsEnded',
    defaultMessage:
      '{count, plural, =0 {Nobody was signed in.} one {# session has ended.} other {# sessions have ended.}}',
  },
  deactivate: { id: 'admin.Admin.deactivate', defaultMessage: 'Deactivate' },
  deactivateText: {
    id: 'admin.Admin.deactivateText',
    defaultMessage:
      '{name} is signed out, cannot log in and gets no mails until the account is activated again. Nothing is deleted.',
  },
  activate: { id: 'admin.Admin.activate', defaultMessage: 'Activate' },
  activateText: { id: 'admin.Admin.activateText', defaultMessage: '{name} can log in again and gets mails.' },
  userIsDeactivated: { id: 'admin.Admin.userIsDeactivated', defaultMessage: '{name} is deactivated.' },
  userIsActive: { id: 'admin.Admin.userIsActive', defaultMessage: '{name} is active again.' },
})
