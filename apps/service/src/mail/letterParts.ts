import type { LanguageCode } from '../reference/languages'
import type { Letter, LetterPart } from './Letter'
import { mailMessages as messages } from './Mail.messages'
import { mailIntl } from './mailIntl'

/** A paragraph. */
export const text = (words: string): LetterPart => ({ kind: 'text', text: words })

/** A letter that nobody can unsubscribe from. */
export const letter = (subject: string, heading: string, parts: LetterPart[]): Letter => ({
  subject,
  heading,
  parts,
  unsubscribe: null,
})

/** Lists who sent a request, and what else its form asked for. A detail that is absent is left out. */
export function requestFacts(
  details: Readonly<Record<string, string | null>>,
  language: LanguageCode,
): LetterPart {
  const { formatMessage } = mailIntl(language)
  const fields = ['name', 'companyName', 'email', 'phone', 'date'] as const
  const rows = fields.flatMap((field): [string, string][] => {
    const value = details[field]
    if (value === undefined) return []
    return [[formatMessage(messages[field]), value ?? formatMessage(messages.anyDay)]]
  })
  return { kind: 'facts', rows }
}
