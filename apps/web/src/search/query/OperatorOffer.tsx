import type { QueryLanguage } from '@spadestik/domain/query'
import { offerOperators } from '@spadestik/domain/query'
import { Button } from '@spadestik/ui/Button'
import { useIntl } from 'react-intl'
import { messages } from './Query.messages'
import * as css from './QueryChips.css'

interface OperatorOfferProps {
  text: string
  language: QueryLanguage
  onChoose: (text: string) => void
}

/** Says which words are not operators, and offers the text with the operators of the language (S22). */
export function OperatorOffer({ text, language, onChoose }: OperatorOfferProps) {
  const { formatList, formatMessage } = useIntl()
  const offer = offerOperators(text, language)
  if (offer === null) return null
  const words = formatList(offer.words.map((word) => formatMessage(messages.phrase, { phrase: word })))
  return (
    <p className={css.ignored}>
      {formatMessage(messages.notOperators, { words, count: offer.words.length })}{' '}
      <Button variant="quiet" size="small" onPress={() => onChoose(offer.text)}>
        {formatMessage(messages.operatorOffer, { text: offer.text })}
      </Button>
    </p>
  )
}
