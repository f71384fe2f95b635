import type { AlertContent, AlertSender } from '../storage/records/MailContent'
import { alertMessages as messages } from './Alert.messages'
import type { AlertFrame } from './alertItem'
import { alertItem } from './alertItem'
import { changeMessages } from '../ledger/Change.messages'
import type { Letter, LetterLink, LetterPart, LetterPlace } from './Letter'
import { linkTo } from './linkTo'
import { mailMessages } from './Mail.messages'
import { joinNames, textIntl } from '../reference/textIntl'

const maxNames = 2

/**
 * Returns the subject of an alert. If an item is urgent, the subject describes the most urgent item.
 * Otherwise the subject gives the number of items, and the names of the agents (saved searches) and lists
 * that send the alert. It says 'new matches' only if all items are
 * new.
 */
function subjectOf({ items, total, newCount, senders }: AlertContent, { language }: AlertFrame): string {
  const { formatMessage } = textIntl(language)
  const [first] = items
  const [sender, ...others] = senders
  if (first !== undefined && first.urgency !== null) {
    return formatMessage(messages.urgentSubject, {
      urgency: first.urgency,
      name: first.name,
      more: total - 1,
    })
  }
  const isNew = newCount === undefined ? items.some(({ change }) => change === 'new') : newCount === total
  if (sender !== undefined && others.length === 0 && (isNew || sender.owner === 'list')) {
    const { owner, name } = sender
    const subject = owner === 'agent' ? messages.agentSubject : messages.listSubject
    return formatMessage(subject, { count: total, name })
  }
  const names = senders.slice(0, maxNames).map(({ name }) => name)
  const more = senders.length - names.length
  if (more > 0) names.push(formatMessage(changeMessages.more, { count: more }))
  return formatMessage(messages.severalSubject, { count: total, names: joinNames(language, names) })
}

const heading = (text: string, isUrgent: boolean): LetterPart => ({ kind: 'heading', text, isUrgent })

function itemParts({ items }: AlertContent, frame: AlertFrame): LetterPart[] {
  const { formatMessage } = textIntl(frame.language)
  const urgent = items.filter(({ urgency }) => urgency !== null)
  const rest = items.filter(({ urgency }) => urgency === null)
  const list = (some: AlertContent['items']): LetterPart[] =>
    some.length === 0 ? [] : [{ kind: 'items', items: some.map((item) => alertItem(item, frame)) }]
  return [
    ...(urgent.length === 0 ? [] : [heading(formatMessage(messages.urgent), true)]),
    ...list(urgent),
    ...(urgent.length === 0 || rest.length === 0 ? [] : [heading(formatMessage(messages.rest), false)]),
    ...list(rest),
  ]
}

function reasonsOf({ owner, why }: AlertSender, { language }: AlertFrame): string {
  const { formatMessage } = textIntl(language)
  if (why.length > 0) return why.join(', ')
  return formatMessage(owner === 'agent' ? messages.everything : messages.onList)
}

const pathOf = ({ owner, ownerId, search }: AlertSender) =>
  owner === 'agent' ? `/search/1?${search ?? ''}&agent=${ownerId}` : `/list/${ownerId}`

/** The timing that the texts name. In an early mail, it says that urgent news is mailed at once too. */
const timingText = ({ mailTime, isEarly = false }: AlertSender) =>
  isEarly ? `${mailTime}AndUrgent` : mailTime

/** Says how many items the mail only counts, and links to the list of exactly these. */
function restParts(
  { total, items, restId, token }: AlertContent,
  { language, page }: AlertFrame,
): LetterPart[] {
  const { formatMessage } = textIntl(language)
  if (total <= items.length) return []
  // A mail of an earlier version of the service has no such list.
  if (restId === undefined || restId === null)
    return [{ kind: 'remark', text: formatMessage(messages.more, { shown: items.length, total }) }]
  const label = formatMessage(messages.showRest, { count: total - items.length })
  return [{ kind: 'links', links: [{ label, href: page(`/alerts/${token}/more/${restId}`) }] }]
}

function oneSender(sender: AlertSender, frame: AlertFrame, timing: (choice: string) => string): LetterPart[] {
  const { formatMessage } = textIntl(frame.language)
  const choices = [
    { mailTime: 'always', label: messages.sendAlways },
    { mailTime: 'daily', label: messages.sendDaily },
    { mailTime: 'weekly', label: messages.sendWeekly },
    { mailTime: 'never', label: messages.sendNever },
  ].filter((choice) => choice.mailTime !== sender.mailTime)
  const open = formatMessage(sender.owner === 'agent' ? messages.openSearch : messages.openList)
  return [
    { kind: 'links', links: [{ label: open, href: frame.page(pathOf(sender)) }] },
    { kind: 'remark', text: formatMessage(messages.why, { words: reasonsOf(sender, frame) }) },
    { kind: 'remark', text: formatMessage(messages.timing, { mailTime: timingText(sender) }) },
    {
      kind: 'links',
      links: choices.map(({ mailTime, label }) => ({ label: formatMessage(label), href: timing(mailTime) })),
    },
  ]
}

function severalSenders(frame: AlertFrame, timings: string, stop: string): LetterPart[] {
  const { formatMessage } = textIntl(frame.language)
  const { senders, page } = frame
  const openLinks: LetterLink[] = senders.map((sender) => ({
    label: formatMessage(messages.openNamed, { name: sender.name }),
    href: page(pathOf(sender)),
  }))
  const rows = senders.map((sender) => {
    const time = formatMessage(messages.senderTime, { mailTime: timingText(sender) })
    return [sender.name, `${time}: ${reasonsOf(sender, frame)}`] as const
  })
  return [
    { kind: 'links', links: openLinks },
    { kind: 'remark', text: formatMessage(messages.whySeveral) },
    { kind: 'facts', rows },
    {
      kind: 'links',
      links: [
        { label: formatMessage(messages.changeTimes), href: timings },
        { label: formatMessage(messages.sendNever), href: stop },
      ],
    },
  ]
}

export function composeAlert(alert: AlertContent, { language, domainId, publicUrl }: LetterPlace): Letter {
  const { formatMessage } = textIntl(language)
  const { senders, total, token, readerName } = alert
  const page = (path: string) => linkTo(publicUrl, domainId, path)
  const frame = { senders, language, page }
  const timing = (choice: string) => page(`/alerts/${token}?mailTime=${choice}`)
  const [sender, ...others] = senders
  return {
    subject: subjectOf(alert, frame),
    heading: formatMessage(mailMessages.hello, { name: readerName }),
    parts: [
      { kind: 'text', text: formatMessage(messages.agentText, { count: total }) },
      ...itemParts(alert, frame),
      ...restParts(alert, frame),
      ...(sender !== undefined && others.length === 0
        ? oneSender(sender, frame, timing)
        : severalSenders(frame, page(`/alerts/${token}`), timing('never'))),
    ],
    unsubscribe: `${publicUrl}/alerts/${token}/stop`,
  }
}
