import { formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import { formatShortAmount } from '@spadestik/domain/money'
import type { LanguageCode } from '../reference/languages'
import type { ChangeFacts } from '../storage/records/ChangeFacts'
import type { AlertItem, AlertLeft, AlertSender, AlertSource } from '../storage/records/MailContent'
import { alertMessages as messages } from './Alert.messages'
import { changeMessages } from '../ledger/Change.messages'
import { changeText, saysMore } from '../ledger/changeText'
import { conditionMessages } from '../filters/Filter.messages'
import type { LetterItem, LetterLink, MarkedText } from './Letter'
import { unmarked } from './letterParts'
import { joinNames, textIntl } from '../reference/textIntl'
import { reminderMessages } from './Reminder.messages'

export interface AlertFrame {
  readonly senders: readonly AlertSender[]
  readonly language: LanguageCode
  readonly page: (path: string) => string
}

const isSameName = (a: AlertSender, b: AlertSender) => a.name.toLowerCase() === b.name.toLowerCase()

/** Names an agent (a saved search) or a list. If several have this name, its filters stand beside it. */
function nameOf({ owner, ownerId }: AlertSource, { senders, language }: AlertFrame): string | null {
  const { formatMessage } = textIntl(language)
  const sender = senders.find((one) => one.owner === owner && one.ownerId === ownerId)
  if (sender === undefined) return null
  const { name, why } = sender
  if (owner === 'list') return formatMessage(messages.listName, { name })
  const isOnly = senders.filter((one) => isSameName(one, sender)).length === 1
  return isOnly || why.length === 0
    ? name
    : formatMessage(messages.describedName, { name, words: joinNames(language, why) })
}

function leftText({ agentId, conditions }: AlertLeft, frame: AlertFrame): string[] {
  const { formatMessage } = textIntl(frame.language)
  const name = nameOf({ owner: 'agent', ownerId: agentId }, frame)
  if (name === null) return []
  const labels = conditions.map((condition) => formatMessage(conditionMessages[condition]))
  return [formatMessage(messages.left, { name, conditions: joinNames(frame.language, [...new Set(labels)]) })]
}

function linksOf({ type, id, foundBy, left }: AlertItem, { language, page }: AlertFrame): LetterLink[] {
  const { formatMessage } = textIntl(language)
  const link = (label: string, query: string) => ({ label, href: page(`/${type}/${id}?${query}`) })
  const agentId = foundBy.find(({ owner }) => owner === 'agent')?.ownerId ?? left[0]?.agentId
  return [
    link(formatMessage(messages.addToList), 'add'),
    ...(type === 'company'
      ? []
      : [link(formatMessage(messages.hide), agentId === undefined ? 'hide' : `hide=${agentId}`)]),
    ...(agentId === undefined ? [] : [link(formatMessage(messages.whyItem), `why=${agentId}`)]),
  ]
}

/**
 * Returns the passage that shows why the item was found. Returns nothing if the name of the item already
 * contains a searched word.
 */
function excerptOf({ highlight }: AlertItem): MarkedText {
  const isInName = highlight?.name.some(({ isMatch }) => isMatch) ?? false
  return isInName ? [] : (highlight?.excerpt ?? [])
}

/** Whether the text about a change names the current phase of the item. */
const saysPhase = ({ kind }: ChangeFacts) => kind === 'phase' || kind === 'awarded' || kind === 'cancelled'

const saysDeadline = (facts: ChangeFacts, { deadline, closing }: AlertItem) =>
  (facts.kind === 'deadlineMoved' || facts.kind === 'deadlineAdded') &&
  facts.after?.day === deadline &&
  (!closing || facts.window === closing.window)

function deadlineText({ deadline, closing }: AlertItem, language: LanguageCode): string {
  const { formatMessage } = textIntl(language)
  const day = formatDate(deadline)
  if (!closing) return formatMessage(messages.deadline, { date: day })
  const { window, time } = closing
  return time === null
    ? formatMessage(reminderMessages.closesOn, { window, day })
    : formatMessage(reminderMessages.closesAt, { window, day, time })
}

/**
 * Returns the phase, place, buyer, sum and deadline of an item. Leaves out what its name and the texts about
 * its changes already say.
 */
function factsOf(item: AlertItem, { language }: AlertFrame): string[] {
  const { name, phase, place, buyer = null, sum = null, changes } = item
  const isInName = (text: string) => name.toLowerCase().includes(text.toLowerCase())
  const hasDeadline = item.deadline !== null && !changes.some((facts) => saysDeadline(facts, item))
  return [
    ...(phase === null || changes.some(saysPhase) ? [] : [phase]),
    ...(place === null || isInName(place) ? [] : [place]),
    ...(buyer === null || isInName(buyer) || changes.some((facts) => 'buyer' in facts) ? [] : [buyer]),
    ...(sum === null || changes.some(({ kind }) => kind === 'sum')
      ? []
      : [formatShortAmount(sum.amount, sum.currency, language)]),
    ...(hasDeadline ? [deadlineText(item, language)] : []),
  ]
}

/**
 * Describes the changes of an item, the most important first. An announcement is left out if another text
 * says what it has changed.
 */
function changeLines({ changes }: AlertItem, language: LanguageCode): string[] {
  const detailed = changes.filter(saysMore)
  const news = detailed.filter(({ kind }) => kind !== 'announcement')
  const lines = (news.length === 0 ? detailed : news).map((facts) => changeText(facts, language))
  const texts = [...new Set(lines)]
  const count = texts.length - limits.alertChanges
  if (count <= 0) return texts
  return [
    ...texts.slice(0, limits.alertChanges),
    textIntl(language).formatMessage(changeMessages.more, { count }),
  ]
}

export function alertItem(item: AlertItem, frame: AlertFrame): LetterItem {
  const { language, page, senders } = frame
  const { formatMessage } = textIntl(language)
  const { foundBy, left } = item
  const lines = changeLines(item, language)
  const change = formatMessage(messages.change, { change: item.change })
  const leaving = left.flatMap((one) => leftText(one, frame))
  const texts = foundBy.length === 0 ? [...leaving, ...lines] : [...lines, ...leaving]
  const [badge = change, ...more] = lines.length === 0 && foundBy.length > 0 ? [change, ...leaving] : texts
  const finders = foundBy.flatMap((source) => nameOf(source, frame) ?? [])
  return {
    title: item.highlight?.name ?? unmarked(item.name),
    href: page(`/${item.type}/${item.id}`),
    badge,
    details: [...more, ...factsOf(item, frame)],
    excerpt: excerptOf(item),
    remark:
      senders.length > 1 && finders.length > 0
        ? formatMessage(messages.foundBy, { names: joinNames(language, finders) })
        : null,
    links: linksOf(item, frame),
  }
}
