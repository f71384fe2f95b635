import type { Schemas } from '@spadestik/api-client'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useIntl } from 'react-intl'
import { matchedFilters } from '../../filters/activeFilters'
import { messages } from '../../filters/Filter.messages'
import { messages as lotMessages } from '../../item/lots/LotNumbers.messages'
import { useVocabulary } from '../../filters/VocabularyContext'
import { hasPassage, MarkedPassage } from './MarkedPassage'
import * as css from './MatchReason.css'

interface MatchReasonProps {
  search: SearchCriteria
  reason: Schemas['MatchReason'] | undefined
  highlight: Schemas['Highlight'] | undefined
}

/** Explains why the search found an item, with an excerpt and the filters that the item matches (S18). */
export function MatchReason({ search, reason, highlight }: MatchReasonProps) {
  const intl = useIntl()
  const vocabulary = useVocabulary()
  const met = reason === undefined ? [] : matchedFilters(search, reason, { vocabulary, intl })
  const lots = reason?.lots ?? []
  if (!hasPassage(highlight) && met.length === 0) {
    return <p className={css.none}>{intl.formatMessage(messages.everyMatch)}</p>
  }
  return (
    <div className={css.reason}>
      <MarkedPassage highlight={highlight} />
      {met.length > 0 && (
        <ul className={css.met}>
          {met.map(({ key, label, isUnspecified }) => (
            <li key={key} data-unspecified={isUnspecified || undefined} className={css.filter}>
              {label}
            </li>
          ))}
          {lots.length > 0 && (
            <li className={css.filter}>
              {intl.formatMessage(lotMessages.lots, { count: lots.length, lots: intl.formatList(lots) })}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
