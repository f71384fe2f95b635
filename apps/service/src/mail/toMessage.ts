import type { SendMailOptions } from 'nodemailer'
import { domains } from '../reference/domains'
import type { LanguageCode } from '../reference/languages'
import type { MailContent } from '../storage/records/MailContent'
import { composeLetter } from './composeLetter'
import { mailMessages } from './Mail.messages'
import { textIntl } from '../reference/textIntl'
import { renderHtml } from './renderHtml'
import { renderText } from './renderText'

export interface QueuedMail {
  readonly recipient: string
  readonly language: LanguageCode
  readonly domain_id: number
  readonly content: MailContent
}

/**
 * Converts a queued mail to the format of Nodemailer. The sender is the address of the national domain (dk,
 * se or no).
 */
export function toMessage(mail: QueuedMail, publicUrl: string): SendMailOptions {
  const { recipient, language, domain_id: domainId, content } = mail
  const letter = composeLetter(content, { language, domainId, publicUrl })
  const domain = domains.find(({ domain: one }) => one.id === domainId)?.domain
  const { formatMessage } = textIntl(language)
  const frame = {
    language,
    orCopy: formatMessage(mailMessages.orCopy),
    sentBy: formatMessage(mailMessages.sentBy, {
      host: `${domain?.sld ?? 'spadestik'}.${domain?.tld ?? 'dk'}`,
    }),
  }
  const stop =
    letter.unsubscribe === null
      ? {}
      : {
          'List-Unsubscribe': `<${letter.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
  return {
    from: { name: 'Spadestik', address: domain?.mailDoNotReply ?? 'no-reply@spadestik.dk' },
    to: recipient,
    ...(content.kind === 'tip' ? { replyTo: { name: content.name, address: content.email } } : {}),
    subject: letter.subject,
    text: renderText(letter, frame),
    html: renderHtml(letter, frame),
    // This header prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language, ...stop },
  }
}
