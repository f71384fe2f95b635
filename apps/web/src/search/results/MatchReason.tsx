import type { Schemas } from '@spadestik/api-client'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useIntl } from 'react-intl'
import type { SearchVocabulary } from '../words/useSearchVocabulary'
import * as css from './MatchReason.css'
import { messages } from './MatchReason.messages'
import { matchReasons } from './matchReasons'

type Highlight = Schemas['Highlight']

interface MatchReasonProps {
  search: SearchCriteria
  reason: Schemas['MatchReason'] | undefined
  highlight: Highlight | undefined
  vocabulary: SearchVocabulary
}

/** Returns the pieces of the excerpt, or of the name if there is no excerpt and the name matches. */
function passageOf(highlight: Highlight | undefined): Highlight['name'] {
  if (highlight === undefined) return []
  return highlight.excerpt ?? (highlight.name.some(({ isMatch }) => isMatch) ? highlight.name : [])
}

/** Adds the position of each piece in the text, which serves as its React key. */
function spotsOf(pieces: Highlight['name']) {
  let at = 0
  return pieces.map((piece) => {
    const spot = { ...piece, at }
    at += piece.text.length
    return spot
  })
}

/**
 * Explains why the search found an item: an excerpt with highlighted words, and the filters that the item
 * matches (S18).
 */
export function MatchReason({ search, reason, highlight, vocabulary }: MatchReasonProps) {
  const intl = useIntl()
  const spots = spotsOf(passageOf(highlight))
  const met = reason === undefined ? [] : matchReasons(search, reason, vocabulary, intl)
  if (spots.length === 0 && met.length === 0) {
    return <p className={css.none}>{intl.formatMessage(messages.everything)}</p>
  }
  return (
    <div className={css.reason}>
      {spots.length > 0 && (
        <p>
          {spots.map(({ at, text, isMatch }) =>
            isMatch ? (
              <mark key={at} className={css.hit}>
                {text}
              </mark>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
        </p>
      )}
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
