import type { LanguageCode } from '../reference/languages'
import type { MailContent, TipSubject } from '../storage/records/MailContent'
import type { Letter, LetterPart, LetterPlace } from './Letter'
import { letter, requestFacts, text } from './letterParts'
import { linkTo } from './linkTo'
import { mailMessages as messages } from './Mail.messages'
import { textIntl } from '../reference/textIntl'

function subjectFacts({ company, contact, role, item }: TipSubject, language: LanguageCode): LetterPart {
  const { formatMessage } = textIntl(language)
  const rows: [string, string][] = []
  if (item !== null) {
    const { type, id, name } = item
    rows.push([formatMessage(messages.tipItem, { type }), name])
    rows.push([formatMessage(messages.tipItemId), String(id)])
  }
  rows.push([formatMessage(messages.companyName), company.name])
  if (role !== null) rows.push([formatMessage(messages.tipRole), role])
  if (contact !== null) rows.push([formatMessage(messages.tipContact), contact])
  return { kind: 'facts', rows }
}

/** Composes the e-mail of a tip, which is a message to the sales team (M06). */
export function composeTip(content: MailContent & { readonly kind: 'tip' }, place: LetterPlace): Letter {
  const { name, email, phone, description, about } = content
  const { language, domainId, publicUrl } = place
  const { formatMessage } = textIntl(language)
  const parts = [text(description)]
  if (about !== undefined) {
    const { item, company } = about
    const path = item === null ? `/company/${company.id}` : `/${item.type}/${item.id}`
    parts.push(subjectFacts(about, language), {
      kind: 'button',
      label: formatMessage(messages.tipOpen, { type: item?.type ?? 'company' }),
      href: linkTo(publicUrl, domainId, path),
    })
  }
  parts.push(requestFacts({ name, email, ...(phone === null ? {} : { phone }) }, language))
  const subject =
    about === undefined
      ? formatMessage(messages.tipSubject, { name })
      : formatMessage(messages.tipSubjectAbout, { name, about: about.item?.name ?? about.company.name })
  return letter(subject, formatMessage(messages.tipText, { name }), parts)
}
