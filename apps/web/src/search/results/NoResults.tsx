import type { QueryLanguage } from '@spadestik/domain/query'
import { parseQuery, printQuery, termsOf, withoutTerm } from '@spadestik/domain/query'
import type { SearchCriteria } from '@spadestik/domain/search'
import { changeCriteria } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { IntlShape } from 'react-intl'
import { useIntl } from 'react-intl'
import { useSearchCounts } from '../../api/search'
import { useAppLocale } from '../../locale/LocaleContext'
import { useFormats } from '../../locale/useFormats'
import { keepFocus } from '../../routing/keepFocus'
import { termText } from '../query/termText'
import type { SetSearch } from '../state/useSearchState'
import { activeFilters } from '../../filters/activeFilters'
import { messages } from './NoResults.messages'
import { useVocabulary } from '../../filters/VocabularyContext'

const maxOffers = 6

interface NoResultsProps {
  search: SearchCriteria
  setSearch: SetSearch
}

/**
 * For each word or phrase of the free text, returns an offer to search without it. Returns no offers if the
 * text has only one word or phrase.
 */
function termRemovals(intl: IntlShape, search: SearchCriteria, language: QueryLanguage) {
  const query = parseQuery(search.freeSearchType === 'normal' ? search.freeSearch : '')
  const terms = termsOf(query)
  if (terms.length < 2) return []
  return terms.map(({ term }, index) => ({
    id: `term ${index}`,
    // Leave out the quotation marks of a phrase, because the message of the offer already has them.
    label: term.kind === 'phrase' ? term.words.join(' ') : termText(intl, term),
    search: changeCriteria(search, { freeSearch: printQuery(withoutTerm(query, index), language) }),
  }))
}

/**
 * Says that nothing matches, and offers to remove a filter or word. Each offer shows how many items the
 * search would then find, the largest number first (S08).
 */
export function NoResults({ search, setSearch }: NoResultsProps) {
  const intl = useIntl()
  const vocabulary = useVocabulary()
  const { formatMessage } = intl
  const { count } = useFormats()
  const { language } = useAppLocale()
  const isZip = search.freeSearchType === 'zipCode' && search.freeSearch !== ''
  const removals = [
    ...activeFilters(search, { vocabulary, intl }).map(({ id, label, removal }) => ({
      id,
      label,
      search: changeCriteria(search, removal),
    })),
    ...termRemovals(intl, search, language.tag),
  ]
  const counts = useSearchCounts(removals.map((one) => one.search))
  const offers = removals
    .map((one, index) => ({ ...one, found: counts.data?.[index] ?? { count: 0, countIsCapped: false } }))
    .filter(({ found }) => found.count > 0)
    .sort((a, b) => b.found.count - a.found.count)
    .slice(0, maxOffers)
  const isAccepted = useRef(false)
  // The pressed button disappears when the results arrive, so move the focus.
  useEffect(
    () => () => {
      if (isAccepted.current) keepFocus(null)
    },
    [],
  )
  const accept = (changed: SearchCriteria) => {
    isAccepted.current = true
    setSearch(changed, 'atOnce')
  }
  return (
    <EmptyState
      icon={SearchX}
      title={formatMessage(messages.none)}
      actions={offers.map((one) => (
        <Button key={one.id} size="small" onPress={() => accept(one.search)}>
          {formatMessage(messages.without, {
            filter: one.label,
            count: one.found.count,
            written: count(one.found.count, one.found.countIsCapped),
          })}
        </Button>
      ))}
    >
      {formatMessage(isZip ? messages.noneZip : offers.length > 0 ? messages.noneWithout : messages.noneText)}
    </EmptyState>
  )
}
