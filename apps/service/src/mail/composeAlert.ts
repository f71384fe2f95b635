import { formatDate } from '@spadestik/domain/dates'
import type { LanguageCode } from '../reference/languages'
import type { AlertContent, AlertItem } from '../storage/records/MailContent'
import { alertMessages as messages } from './Alert.messages'
import { changeText, saysMore } from './changeText'
import type { Letter, LetterItem } from './Letter'
import { linkTo } from './linkTo'
import { mailMessages } from './Mail.messages'
import { mailIntl } from './mailIntl'

interface AlertPlace {
  readonly language: LanguageCode
  readonly domainId: number
  readonly publicUrl: string
}

/**
 * Composes an alert. It contains the items with links, the search, the reason for the alert, and links that
 * change its timing.
 */
export function composeAlert(alert: AlertContent, { language, domainId, publicUrl }: AlertPlace): Letter {
  const { formatMessage } = mailIntl(language)
  const page = (path: string) => linkTo(publicUrl, domainId, path)
  const { owner, ownerId, ownerName: name, items, total, why, search, token, mailTime, readerName } = alert
  const isAgent = owner === 'agent'
  const timing = (choice: string) => page(`/alerts/${token}?mailTime=${choice}`)
  const toItem = (item: AlertItem): LetterItem => {
    const lines = (item.changes ?? []).filter(saysMore).map((facts) => changeText(facts, language))
    const [badge = formatMessage(messages.change, { change: item.change }), ...more] = lines
    return {
      title: item.name,
      href: page(`/${item.type}/${item.id}`),
      badge,
      details: [
        ...more,
        ...(item.phase === null ? [] : [item.phase]),
        ...(item.place === null ? [] : [item.place]),
        ...(item.deadline === null
          ? []
          : [formatMessage(messages.deadline, { date: formatDate(item.deadline) })]),
      ],
      why: isAgent
        ? { label: formatMessage(messages.whyItem), href: page(`/${item.type}/${item.id}?why=${ownerId}`) }
        : null,
    }
  }
  const reasons =
    why.length === 0 ? formatMessage(isAgent ? messages.everything : messages.onList) : why.join(', ')
  const choices = [
    { mailTime: 'always', label: messages.sendAlways },
    { mailTime: 'daily', label: messages.sendDaily },
    { mailTime: 'weekly', label: messages.sendWeekly },
  ].filter((choice) => choice.mailTime !== mailTime)
  return {
    subject: formatMessage(isAgent ? messages.agentSubject : messages.listSubject, { count: total, name }),
    heading: formatMessage(mailMessages.hello, { name: readerName }),
    parts: [
      { kind: 'text', text: formatMessage(messages.agentText, { count: total }) },
      { kind: 'items', items: items.map(toItem) },
      ...(total > items.length
        ? [{ kind: 'remark', text: formatMessage(messages.more, { shown: items.length, total }) } as const]
        : []),
      {
        kind: 'links',
        links: [
          isAgent
            ? {
                label: formatMessage(messages.openSearch),
                href: page(`/search/1?${search ?? ''}&agent=${ownerId}`),
              }
            : { label: formatMessage(messages.openList), href: page(`/list/${ownerId}`) },
        ],
      },
      { kind: 'remark', text: formatMessage(messages.why, { words: reasons }) },
      { kind: 'remark', text: formatMessage(messages.timing, { mailTime }) },
      {
        kind: 'links',
        links: [
          ...choices.map((choice) => ({ label: formatMessage(choice.label), href: timing(choice.mailTime) })),
          { label: formatMessage(messages.sendNever), href: timing('never') },
        ],
      },
    ],
    unsubscribe: `${publicUrl}/alerts/${token}/stop`,
  }
}
