import type { Term } from '@spadestik/domain/query'
import { hasOperators, parseQuery, piecesOf } from '@spadestik/domain/query'
import { textIntl } from '../../reference/textIntl'
import type { LanguageCode } from '../../reference/languages'
import { queryMessages as messages } from './Query.messages'

type Format = ReturnType<typeof textIntl>['formatMessage']

function termText(format: Format, term: Term): string {
  switch (term.kind) {
    case 'word':
      return term.word
    case 'unexpanded':
      return format(messages.unexpanded, { word: term.word })
    case 'beginning':
      return format(messages.beginning, { word: term.word })
    case 'phrase':
      return format(messages.phrase, { phrase: term.words.join(' ') })
    case 'field':
      return format(messages.inField, {
        field: format(messages[term.field]),
        text: termText(format, term.value),
      })
  }
}

/**
 * Describes the text of a search in words. A text with operators becomes a sentence, and any other text is
 * put in quotation marks (S22).
 */
export function describeQuery(text: string, language: LanguageCode): string {
  const query = parseQuery(text)
  if (!hasOperators(query)) return `“${text}”`
  const { formatMessage } = textIntl(language)
  const words = piecesOf(query).map((piece) => {
    if (piece.kind === 'open') return '('
    if (piece.kind === 'close') return ')'
    return piece.kind === 'term' ? termText(formatMessage, piece.term) : formatMessage(messages[piece.kind])
  })
  return words.join(' ').replaceAll('( ', '(').replaceAll(' )', ')')
}
