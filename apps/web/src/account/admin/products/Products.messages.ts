import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  addProduct: NoMessageValues
  changeProduct: NoMessageValues
  changeProductOf: { name: string }
  code: NoMessageValues
  codeHint: NoMessageValues
  nameHint: NoMessageValues
  gives: NoMessageValues
  paidText: NoMessageValues
  basicText: NoMessageValues
  companiesText: NoMessageValues
  phases: NoMessageValues
  phasesHint: NoMessageValues
  countries: NoMessageValues
  countriesHint: NoMessageValues
  from: NoMessageValues
  to: NoMessageValues
  noFirst: NoMessageValues
  noLast: NoMessageValues
  atOnce: NoMessageValues
  codeTaken: NoMessageValues
  codeWrong: NoMessageValues
  nameWrong: NoMessageValues
  countriesWrong: NoMessageValues
  phasesWrong: NoMessageValues
  dayWrong: NoMessageValues
  endsEarly: NoMessageValues
  changedMeanwhile: NoMessageValues
  added: { name: string }
  changed: { name: string }
  usersBegin: { count: number }
}>({
  addProduct: { id: 'admin.Products.addProduct', defaultMessage: 'Add a product' },
  changeProduct: { id: 'admin.Products.changeProduct', defaultMessage: 'Change the product' },
  changeProductOf: { id: 'admin.Products.changeProductOf', defaultMessage: 'Change {name}' },
  code: { id: 'admin.Products.code', defaultMessage: 'Code' },
  codeHint: {
    id: 'admin.Products.codeHint',
    defaultMessage: 'The name of the product in commands. It never changes.',
  },
  nameHint: { id: 'admin.Products.nameHint', defaultMessage: 'The name on the invoice.' },
  gives: { id: 'admin.Products.gives', defaultMessage: 'What it gives' },
  paidText: { id: 'admin.Products.paidText', defaultMessage: 'All facts of what it covers' },
  basicText: { id: 'admin.Products.basicText', defaultMessage: 'Without the paid facts' },
  companiesText: { id: 'admin.Products.companiesText', defaultMessage: 'See and search companies' },
  phases: { id: 'admin.Products.phases', defaultMessage: 'Phases of projects' },
  phasesHint: { id: 'admin.Products.phasesHint', defaultMessage: 'Users see projects in these phases.' },
  countries: { id: 'admin.Products.countries', defaultMessage: 'Countries' },
  countriesHint: { id: 'admin.Products.countriesHint', defaultMessage: 'Users can log in there.' },
  from: { id: 'admin.Products.from', defaultMessage: 'First day' },
  to: { id: 'admin.Products.to', defaultMessage: 'Last day' },
  noFirst: { id: 'admin.Products.noFirst', defaultMessage: 'Empty: it has already begun' },
  noLast: { id: 'admin.Products.noLast', defaultMessage: 'Empty: no end' },
  atOnce: {
    id: 'admin.Products.atOnce',
    defaultMessage: 'The users of the product notice the change at once.',
  },
  codeTaken: { id: 'admin.Products.codeTaken', defaultMessage: 'A product already has this code' },
  codeWrong: {
    id: 'admin.Products.codeWrong',
    defaultMessage: 'Write 2 to 40 characters: a to z, 0 to 9 and -',
  },
  nameWrong: { id: 'admin.Products.nameWrong', defaultMessage: 'Write 2 to 100 characters' },
  countriesWrong: { id: 'admin.Products.countriesWrong', defaultMessage: 'Choose at least one country' },
  phasesWrong: {
    id: 'admin.Products.phasesWrong',
    defaultMessage: 'One of these phases no longer exists. Reload the page.',
  },
  dayWrong: { id: 'admin.Products.dayWrong', defaultMessage: 'Write a day from 1900 to 2999' },
  endsEarly: { id: 'admin.Products.endsEarly', defaultMessage: 'The last day is before the first' },
  changedMeanwhile: {
    id: 'admin.Products.changedMeanwhile',
    defaultMessage:
      'Another administrator has changed this product meanwhile, so nothing was saved. Close this and look again.',
  },
  added: { id: 'admin.Products.added', defaultMessage: '{name} is added.' },
  changed: { id: 'admin.Products.changed', defaultMessage: '{name} is changed.' },
  usersBegin: {
    id: 'admin.Products.usersBegin',
    defaultMessage:
      '{count, plural, one {# user begins} other {# users begin}} in a country that you take away, and could not log in there. Give {count, plural, one {the user} other {them}} another product first',
  },
})
