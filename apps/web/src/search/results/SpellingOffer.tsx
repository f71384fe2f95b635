import type { Schemas } from '@spadestik/api-client'
import type { SearchCriteria } from '@spadestik/domain/search'
import { changeCriteria } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { SpellCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/useFormats'
import { keepFocus } from '../../routing/keepFocus'
import type { SetSearch } from '../state/useSearchState'
import * as css from './ResultsColumn.css'
import { messages } from './SpellingOffer.messages'

interface SpellingOfferProps {
  search: SearchCriteria
  setSearch: SetSearch
  spelling: Schemas['SpellingSuggestion']
}

/** Offers to search for another spelling, with the number of its results (S22). */
export function SpellingOffer({ search, setSearch, spelling }: SpellingOfferProps) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const isAccepted = useRef(false)
  // The pressed button disappears when the results arrive, so move the focus.
  useEffect(
    () => () => {
      if (isAccepted.current) keepFocus(null)
    },
    [],
  )
  const accept = () => {
    isAccepted.current = true
    setSearch(changeCriteria(search, { freeSearch: spelling.text }), 'atOnce')
  }
  return (
    <div className={css.spelling}>
      <Button variant="quiet" size="small" icon={SpellCheck} onPress={accept}>
        {formatMessage(messages.didYouMean, {
          text: spelling.text,
          count: spelling.count,
          written: count(spelling.count, spelling.countIsCapped),
        })}
      </Button>
    </div>
  )
}
