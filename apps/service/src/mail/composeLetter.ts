import { limits } from '@spadestik/domain/limits'
import { composeAlert } from '../alerts/composeAlert'
import { domains } from '../reference/domains'
import type { LanguageCode } from '../reference/languages'
import type { Letter, LetterPart } from './Letter'
import { linkTo } from './linkTo'
import { mailMessages as messages } from './Mail.messages'
import type { MailContent } from './MailContent'
import { mailIntl } from './mailIntl'

/**
 * In which language an e-mail is, and from where its links lead.
 *
 * @source specification 1
 */
export interface LetterPlace {
  readonly language: LanguageCode
  readonly domainId: number
  readonly publicUrl: string
}

const text = (words: string): LetterPart => ({ kind: 'text', text: words })

const letter = (subject: string, heading: string, parts: LetterPart[]): Letter => ({
  subject,
  heading,
  parts,
  unsubscribe: null,
})

function supportOf(domainId: number): string {
  return (domains.find(({ domain }) => domain.id === domainId) ?? domains[0])?.domain.mailSupport ?? ''
}

function requestFacts(details: Readonly<Record<string, string | null>>, language: LanguageCode): LetterPart {
  const { formatMessage } = mailIntl(language)
  const fields = ['name', 'companyName', 'email', 'phone', 'date'] as const
  const rows = fields.flatMap((field): [string, string][] => {
    const value = details[field]
    if (value === undefined) return []
    return [[formatMessage(messages[field]), value ?? formatMessage(messages.anyDay)]]
  })
  return { kind: 'facts', rows }
}

/**
 * Puts an e-mail into words.
 *
 * @source specification 1, 4 and 7
 */
export function composeLetter(content: MailContent, place: LetterPlace): Letter {
  if (content.kind === 'alert') return composeAlert(content, place)
  const { language, domainId, publicUrl } = place
  const { formatMessage } = mailIntl(language)
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
    case 'tip': {
      const { name, email, phone, description } = content
      const subject = formatMessage(messages.tipSubject, { name })
      return letter(subject, formatMessage(messages.tipText, { name }), [
        text(description),
        requestFacts({ name, email, ...(phone === null ? {} : { phone }) }, language),
      ])
    }
    case 'customerRequest': {
      const subject = formatMessage(messages.requestSubject, { request: content.request })
      return letter(subject, subject, [
        requestFacts(content.details, language),
        text(formatMessage(messages.requestText)),
      ])
    }
  }
}
