import type { Term } from '@spadestik/domain/query'
import type { IntlShape } from 'react-intl'
import { messages } from './Query.messages'

export function termText(intl: IntlShape, term: Term): string {
  const { formatMessage } = intl
  switch (term.kind) {
    case 'word':
      return term.word
    case 'unexpanded':
      return formatMessage(messages.unexpanded, { word: term.word })
    case 'beginning':
      return formatMessage(messages.beginning, { word: term.word })
    case 'phrase':
      return formatMessage(messages.phrase, { phrase: term.words.join(' ') })
    case 'field':
      return formatMessage(messages.inField, {
        field: formatMessage(messages[term.field]),
        text: termText(intl, term.value),
      })
  }
}
