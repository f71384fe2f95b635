import type { Schemas } from '@spadestik/api-client'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useIntl } from 'react-intl'
import { useVocabulary } from '../words/VocabularyContext'
import { hasPassage, MarkedPassage } from './MarkedPassage'
import * as css from './MatchReason.css'
import { messages } from './MatchReason.messages'
import { matchReasons } from './matchReasons'

interface MatchReasonProps {
  search: SearchCriteria
  reason: Schemas['MatchReason'] | undefined
  highlight: Schemas['Highlight'] | undefined
}

/** Explains why the search found an item, with an excerpt and the filters that the item matches (S18). */
export function MatchReason({ search, reason, highlight }: MatchReasonProps) {
  const intl = useIntl()
  const vocabulary = useVocabulary()
  const met = reason === undefined ? [] : matchReasons(search, reason, vocabulary, intl)
  if (!hasPassage(highlight) && met.length === 0) {
    return <p className={css.none}>{intl.formatMessage(messages.everything)}</p>
  }
  return (
    <div className={css.reason}>
      <MarkedPassage highlight={highlight} />
      {met.length > 0 && (
        <ul className={css.met}>
          {met.map(({ id, label, isUnspecified }) => (
            <li key={id} data-unspecified={isUnspecified || undefined} className={css.filter}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
