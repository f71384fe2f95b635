import { Button } from '@spadestik/ui/Button'
import { useIntl } from 'react-intl'
import { messages } from './Query.messages'
import * as css from './QueryExamples.css'

interface QueryExamplesProps {
  onTry: (text: string) => void
}

const examples = [
  ['phraseExample', 'phraseText'],
  ['withoutExample', 'withoutText'],
  ['eitherExample', 'eitherText'],
  ['groupExample', 'groupText'],
  ['beginningExample', 'beginningText'],
  ['unexpandedExample', 'unexpandedText'],
  ['fieldExample', 'fieldText'],
] as const

export function QueryExamples({ onTry }: QueryExamplesProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={css.examples}>
      <p className={css.intro}>{formatMessage(messages.helpTitle)}</p>
      <ul className={css.list}>
        {examples.map(([example, text]) => (
          <li key={example} className={css.example}>
            <Button size="small" onPress={() => onTry(formatMessage(messages[example]))}>
              {formatMessage(messages[example])}
            </Button>
            <span>{formatMessage(messages[text])}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
