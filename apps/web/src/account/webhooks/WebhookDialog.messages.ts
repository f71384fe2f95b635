import type { Schemas } from '@spadestik/api-client'
import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  test: NoMessageValues
  renew: NoMessageValues
  renewText: NoMessageValues
  former: { time: string }
  resume: NoMessageValues
  remove: NoMessageValues
  removeNamed: { name: string }
  removeTitle: { name: string }
  removeText: NoMessageValues
  removed: { name: string }
  hints: NoMessageValues
  none: NoMessageValues
  kept: { days: number }
  change: { time: string }
  testOf: { time: string }
  waiting: NoMessageValues
  again: { time: string; tries: number }
  delivered: { status: number }
  answered: { status: number }
  details: NoMessageValues
  request: NoMessageValues
  answer: NoMessageValues
  empty: NoMessageValues
  id: NoMessageValues
  lastTry: NoMessageValues
  repeat: NoMessageValues
  repeatNamed: { hint: string }
  more: NoMessageValues
  tooMany: NoMessageValues
}>({
  test: { id: 'web.WebhookDialog.test', defaultMessage: 'Send a test' },
  renew: { id: 'web.WebhookDialog.renew', defaultMessage: 'New secret' },
  renewText: {
    id: 'web.WebhookDialog.renewText',
    defaultMessage: 'The former secret stays valid for 24 hours, so that the program can change over.',
  },
  former: { id: 'web.WebhookDialog.former', defaultMessage: 'The former secret is valid until {time}.' },
  resume: { id: 'web.WebhookDialog.resume', defaultMessage: 'Send again' },
  remove: { id: 'web.WebhookDialog.remove', defaultMessage: 'Delete' },
  removeNamed: { id: 'web.WebhookDialog.removeNamed', defaultMessage: 'Delete the webhook {name}' },
  removeTitle: { id: 'web.WebhookDialog.removeTitle', defaultMessage: 'Delete the webhook {name}?' },
  removeText: {
    id: 'web.WebhookDialog.removeText',
    defaultMessage: 'The program is told nothing more. This cannot be undone.',
  },
  removed: { id: 'web.WebhookDialog.removed', defaultMessage: 'The webhook {name} is deleted' },
  hints: { id: 'web.WebhookDialog.hints', defaultMessage: 'What was sent' },
  none: {
    id: 'web.WebhookDialog.none',
    defaultMessage: 'Nothing was sent yet. A test shows whether the program answers.',
  },
  kept: {
    id: 'web.WebhookDialog.kept',
    defaultMessage: '{days, plural, one {Kept for # day.} other {Kept for # days.}}',
  },
  change: { id: 'web.WebhookDialog.change', defaultMessage: 'Changes, {time}' },
  testOf: { id: 'web.WebhookDialog.testOf', defaultMessage: 'Test, {time}' },
  waiting: { id: 'web.WebhookDialog.waiting', defaultMessage: 'Waits to be sent' },
  again: {
    id: 'web.WebhookDialog.again',
    defaultMessage: '{tries, plural, one {# try failed} other {# tries failed}}, next {time}',
  },
  delivered: { id: 'web.WebhookDialog.delivered', defaultMessage: 'Accepted ({status})' },
  answered: { id: 'web.WebhookDialog.answered', defaultMessage: 'Not accepted ({status})' },
  details: { id: 'web.WebhookDialog.details', defaultMessage: 'Request and answer' },
  request: { id: 'web.WebhookDialog.request', defaultMessage: 'Request' },
  answer: { id: 'web.WebhookDialog.answer', defaultMessage: 'Answer' },
  empty: { id: 'web.WebhookDialog.empty', defaultMessage: 'Empty' },
  id: { id: 'web.WebhookDialog.id', defaultMessage: 'Message id' },
  lastTry: { id: 'web.WebhookDialog.lastTry', defaultMessage: 'Last sent' },
  repeat: { id: 'web.WebhookDialog.repeat', defaultMessage: 'Send once more' },
  repeatNamed: { id: 'web.WebhookDialog.repeatNamed', defaultMessage: 'Send once more: {hint}' },
  more: { id: 'web.WebhookDialog.more', defaultMessage: 'Show more' },
  tooMany: {
    id: 'web.WebhookDialog.tooMany',
    defaultMessage: 'You have sent as many as an hour allows. Wait a little.',
  },
})

type Failure = NonNullable<Schemas['WebhookDelivery']['failure']>

export const failureMessages = defineMessages<Record<Failure, NoMessageValues>>({
  refused: {
    id: 'web.WebhookDialog.refused',
    defaultMessage: 'The address lies inside a network, so nothing was sent',
  },
  notFound: { id: 'web.WebhookDialog.notFound', defaultMessage: 'The host of the address does not exist' },
  timeout: { id: 'web.WebhookDialog.timeout', defaultMessage: 'No answer within ten seconds' },
  insecure: { id: 'web.WebhookDialog.insecure', defaultMessage: 'The certificate is not valid' },
  unreachable: { id: 'web.WebhookDialog.unreachable', defaultMessage: 'No connection' },
})
