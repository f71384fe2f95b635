import { formatDate } from '@spadestik/domain/dates'
import type { ReminderContent, ReminderItem } from '../storage/records/MailContent'
import type { Letter, LetterItem, LetterPart, LetterPlace } from './Letter'
import { letter, text, unmarked } from './letterParts'
import { linkTo } from './linkTo'
import { mailMessages } from './Mail.messages'
import { textIntl } from '../reference/textIntl'
import { reminderMessages as messages } from './Reminder.messages'

export function composeReminder({ items, readerName, token }: ReminderContent, place: LetterPlace): Letter {
  const { language, domainId, publicUrl } = place
  const { formatMessage } = textIntl(language)
  const page = (path: string) => linkTo(publicUrl, domainId, path)
  const toItem = ({ id, name, window, day, time, list }: ReminderItem): LetterItem => {
    const date = formatDate(day)
    return {
      title: unmarked(name),
      href: page(`/procurement/${id}`),
      badge:
        time === null
          ? formatMessage(messages.closesOn, { window, day: date })
          : formatMessage(messages.closesAt, { window, day: date, time }),
      details: list === null ? [] : [formatMessage(messages.onList, { name: list.name })],
      excerpt: [],
      remark: null,
      links: [
        {
          label: formatMessage(messages.change),
          href: page(list === null ? `/procurement/${id}#dates` : `/list/${list.id}`),
        },
      ],
    }
  }
  const [first] = items
  const subject =
    items.length === 1 && first !== undefined
      ? formatMessage(messages.subjectOne, { name: first.name, day: formatDate(first.day) })
      : formatMessage(messages.subject, { count: items.length })
  const stop: LetterPart[] =
    token === undefined
      ? []
      : [
          {
            kind: 'links',
            links: [{ label: formatMessage(messages.stop), href: page(`/reminders/${token}`) }],
          },
        ]
  const heading = formatMessage(mailMessages.hello, { name: readerName })
  const parts: LetterPart[] = [
    text(formatMessage(messages.text, { count: items.length })),
    { kind: 'items', items: items.map(toItem) },
    { kind: 'remark', text: formatMessage(messages.why) },
    ...stop,
  ]
  const unsubscribe = token === undefined ? null : `${publicUrl}/reminders/${token}/stop`
  return { ...letter(subject, heading, parts), unsubscribe }
}
