import { dayAt, formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import { domains, localityOf } from '../reference/domains'
import type { MailContent } from '../storage/records/MailContent'
import { composeAlert } from './composeAlert'
import { composeReminder } from './composeReminder'
import { composeTip } from './composeTip'
import type { Letter, LetterPart, LetterPlace } from './Letter'
import { letter, requestFacts, text } from './letterParts'
import { linkTo } from './linkTo'
import { mailMessages as messages } from './Mail.messages'
import { textIntl } from '../reference/textIntl'

function supportOf(domainId: number): string {
  return (domains.find(({ domain }) => domain.id === domainId) ?? domains[0])?.domain.mailSupport ?? ''
}

export function composeLetter(content: MailContent, place: LetterPlace): Letter {
  if (content.kind === 'alert') return composeAlert(content, place)
  const { language, domainId, publicUrl } = place
  const { formatMessage } = textIntl(language)
  const page = (path: string) => linkTo(publicUrl, domainId, path)
  const notYou: LetterPart = { kind: 'remark', text: formatMessage(messages.notYou) }
  switch (content.kind) {
    case 'activation':
      return letter(
        formatMessage(messages.activationSubject),
        formatMessage(messages.hello, { name: content.name }),
        [
          text(formatMessage(messages.activationText, { days: limits.activationHours / 24 })),
          {
            kind: 'button',
            label: formatMessage(messages.activationButton),
            href: page(`/activate/${content.token}`),
          },
        ],
      )
    case 'passwordReset':
      return letter(
        formatMessage(messages.resetSubject),
        formatMessage(messages.hello, { name: content.name }),
        [
          text(formatMessage(messages.resetText, { hours: limits.resetHours })),
          {
            kind: 'button',
            label: formatMessage(messages.resetButton),
            href: page(`/change-password/${content.token}`),
          },
          notYou,
        ],
      )
    case 'passwordChanged':
      return letter(
        formatMessage(messages.changedSubject),
        formatMessage(messages.hello, { name: content.name }),
        [text(formatMessage(messages.changedText, { support: supportOf(domainId) }))],
      )
    case 'emailChanged':
      return letter(
        formatMessage(messages.emailChangedSubject),
        formatMessage(messages.hello, { name: content.name }),
        [text(formatMessage(messages.emailChangedText, { support: supportOf(domainId) }))],
      )
    case 'keyMade': {
      const day = formatDate(dayAt(Date.parse(content.created), localityOf(domainId).timeZone))
      const support = supportOf(domainId)
      return letter(
        formatMessage(messages.keySubject),
        formatMessage(messages.hello, { name: content.name }),
        [
          text(formatMessage(messages.keyText, { keyName: content.keyName, day, support })),
          { kind: 'button', label: formatMessage(messages.keyButton), href: page('/settings') },
        ],
      )
    }
    case 'webhookEnded': {
      const { webhookName } = content
      const messageText = content.reason === 'gone' ? messages.webhookGone : messages.webhookFailing
      return letter(
        formatMessage(messages.webhookSubject),
        formatMessage(messages.hello, { name: content.name }),
        [
          text(formatMessage(messageText, { webhookName })),
          { kind: 'button', label: formatMessage(messages.webhookButton), href: page('/settings') },
        ],
      )
    }
    case 'personalDataReady':
      return letter(
        formatMessage(messages.personalDataSubject),
        formatMessage(messages.hello, { name: content.name }),
        [
          text(formatMessage(messages.personalDataText, { days: content.days })),
          { kind: 'button', label: formatMessage(messages.personalDataButton), href: page('/settings') },
        ],
      )
    case 'sheetReady':
      return letter(
        formatMessage(messages.sheetSubject),
        formatMessage(messages.hello, { name: content.name }),
        [
          text(formatMessage(messages.sheetText, { days: content.days })),
          { kind: 'button', label: formatMessage(messages.personalDataButton), href: page('/settings') },
        ],
      )
    case 'limitedAccessCode':
      return letter(
        formatMessage(messages.codeSubject, { code: content.code }),
        formatMessage(messages.hello, { name: content.name }),
        [
          text(formatMessage(messages.codeText, { minutes: limits.codeMinutes })),
          { kind: 'code', code: content.code },
          notYou,
        ],
      )
    case 'reminder':
      return composeReminder(content, place)
    case 'tip':
      return composeTip(content, place)
    case 'customerRequest': {
      const subject = formatMessage(messages.requestSubject, { request: content.request })
      return letter(subject, subject, [
        requestFacts(content.details, language),
        text(formatMessage(messages.requestText)),
      ])
    }
  }
}
