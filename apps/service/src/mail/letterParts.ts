import type { LanguageCode } from '../reference/languages'
import type { Letter, LetterPart, MarkedText } from './Letter'
import { mailMessages as messages } from './Mail.messages'
import { textIntl } from '../reference/textIntl'

export const text = (words: string): LetterPart => ({ kind: 'text', text: words })

export const unmarked = (words: string): MarkedText => [{ text: words, isMatch: false }]

/** Returns the plain string of a text whose matching words are marked. */
export const wordsOf = (parts: MarkedText): string => parts.map((part) => part.text).join('')

export const letter = (subject: string, heading: string, parts: LetterPart[]): Letter => ({
  subject,
  heading,
  parts,
  unsubscribe: null,
})

/**
 * Lists the fields of a form or tip, such as the name of its sender. A date that is null is written as "any
 * day". Missing fields are left out.
 */
export function requestFacts(
  details: Readonly<Record<string, string | null>>,
  language: LanguageCode,
): LetterPart {
  const { formatMessage } = textIntl(language)
  const fields = ['name', 'companyName', 'email', 'phone', 'date'] as const
  const rows = fields.flatMap((field): [string, string][] => {
    const value = details[field]
    if (value === undefined) return []
    return [[formatMessage(messages[field]), value ?? formatMessage(messages.anyDay)]]
  })
  return { kind: 'facts', rows }
}
