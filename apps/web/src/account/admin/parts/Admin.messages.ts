import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  companies: NoMessageValues
  users: NoMessageValues
  products: NoMessageValues
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
  dayAndTime: { day: string; time: string }
  change: { before: string; after: string }
  noValues: NoMessageValues
  noDeeds: NoMessageValues
  newer: NoMessageValues
  older: NoMessageValues
}>({
  title: { id: 'admin.Admin.title', defaultMessage: 'Administration' },
  companies: { id: 'admin.Admin.companies', defaultMessage: 'Companies' },
  users: { id: 'admin.Admin.users', defaultMessage: 'Users' },
  products: { id: 'admin.Admin.products', defaultMessage: 'Products' },
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
  dayAndTime: { id: 'admin.Admin.dayAndTime', defaultMessage: '{day}, {time}' },
  change: { id: 'admin.Admin.change', defaultMessage: '{before} → {after}' },
  noValues: { id: 'admin.Admin.noValues', defaultMessage: 'No values were changed.' },
  noDeeds: { id: 'admin.Admin.noDeeds', defaultMessage: 'No administrator has changed anything yet.' },
  newer: { id: 'admin.Admin.newer', defaultMessage: 'Newer' },
  older: { id: 'admin.Admin.older', defaultMessage: 'Older' },
})
