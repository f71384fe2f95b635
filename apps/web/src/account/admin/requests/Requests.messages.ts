import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  subscription: NoMessageValues
  change: NoMessageValues
  cancellation: NoMessageValues
  erasure: NoMessageValues
  demo: NoMessageValues
  tip: NoMessageValues
  kind: NoMessageValues
  everyKind: NoMessageValues
  state: NoMessageValues
  everyState: NoMessageValues
  new: NoMessageValues
  handled: NoMessageValues
  handledOnes: NoMessageValues
  request: NoMessageValues
  phone: NoMessageValues
  day: NoMessageValues
  about: NoMessageValues
  contact: NoMessageValues
  item: NoMessageValues
  project: NoMessageValues
  tender: NoMessageValues
  handledBy: NoMessageValues
  formerAdministrator: NoMessageValues
  handle: NoMessageValues
  reopen: NoMessageValues
  isHandled: { name: string }
  isNew: { name: string }
  changedMeanwhile: NoMessageValues
  showUser: NoMessageValues
  erasureText: NoMessageValues
  noRequests: NoMessageValues
}>({
  subscription: { id: 'admin.Requests.subscription', defaultMessage: 'Subscription' },
  change: { id: 'admin.Requests.change', defaultMessage: 'Change of the subscription' },
  cancellation: { id: 'admin.Requests.cancellation', defaultMessage: 'Cancellation' },
  erasure: { id: 'admin.Requests.erasure', defaultMessage: 'Erasure of the account' },
  demo: { id: 'admin.Requests.demo', defaultMessage: 'Demonstration' },
  tip: { id: 'admin.Requests.tip', defaultMessage: 'Tip' },
  kind: { id: 'admin.Requests.kind', defaultMessage: 'Kind' },
  everyKind: { id: 'admin.Requests.everyKind', defaultMessage: 'All kinds' },
  state: { id: 'admin.Requests.state', defaultMessage: 'State' },
  everyState: { id: 'admin.Requests.everyState', defaultMessage: 'New and handled' },
  new: { id: 'admin.Requests.new', defaultMessage: 'New' },
  handled: { id: 'admin.Requests.handled', defaultMessage: 'Handled' },
  handledOnes: { id: 'admin.Requests.handledOnes', defaultMessage: 'Handled' },
  request: { id: 'admin.Requests.request', defaultMessage: 'Request' },
  phone: { id: 'admin.Requests.phone', defaultMessage: 'Phone' },
  day: { id: 'admin.Requests.day', defaultMessage: 'Preferred day' },
  about: { id: 'admin.Requests.about', defaultMessage: 'About' },
  contact: { id: 'admin.Requests.contact', defaultMessage: 'Contact' },
  item: { id: 'admin.Requests.item', defaultMessage: 'Seen at' },
  project: { id: 'admin.Requests.project', defaultMessage: 'A project' },
  tender: { id: 'admin.Requests.tender', defaultMessage: 'A tender' },
  handledBy: { id: 'admin.Requests.handledBy', defaultMessage: 'Handled by' },
  formerAdministrator: {
    id: 'admin.Requests.formerAdministrator',
    defaultMessage: 'A former administrator',
  },
  handle: { id: 'admin.Requests.handle', defaultMessage: 'Mark as handled' },
  reopen: { id: 'admin.Requests.reopen', defaultMessage: 'Mark as new again' },
  isHandled: { id: 'admin.Requests.isHandled', defaultMessage: 'The request of {name} is handled.' },
  isNew: { id: 'admin.Requests.isNew', defaultMessage: 'The request of {name} is new again.' },
  changedMeanwhile: {
    id: 'admin.Requests.changedMeanwhile',
    defaultMessage:
      'Another administrator has changed this request meanwhile, so nothing was saved. The list is up to date now.',
  },
  showUser: { id: 'admin.Requests.showUser', defaultMessage: 'Show the user' },
  erasureText: {
    id: 'admin.Requests.erasureText',
    defaultMessage:
      'An erasure cannot be undone, so only a command carries it out: pnpm admin users erase. The request is then deleted with the account.',
  },
  noRequests: { id: 'admin.Requests.noRequests', defaultMessage: 'There are no such requests.' },
})
