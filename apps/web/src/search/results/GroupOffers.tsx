import type { Schemas } from '@spadestik/api-client'
import type { SearchCriteria } from '@spadestik/domain/search'
import { changeCriteria } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { ListTree } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/useFormats'
import { keepFocus } from '../../routing/keepFocus'
import type { SetSearch } from '../state/useSearchState'
import { messages } from './GroupOffers.messages'
import * as css from './ResultsColumn.css'

interface GroupOffersProps {
  search: SearchCriteria
  setSearch: SetSearch
  groups: readonly Schemas['GroupOffer'][]
}

/** Offers to search for all of a group of criteria that has the searched words in its name (S08). */
export function GroupOffers({ search, setSearch, groups }: GroupOffersProps) {
  const { formatMessage } = useIntl()
  const { count: written } = useFormats()
  const isAccepted = useRef(false)
  // The pressed button disappears when the results arrive, so move the focus.
  useEffect(
    () => () => {
      if (isAccepted.current) keepFocus(null)
    },
    [],
  )
  const accept = ({ id, typeId }: Schemas['GroupOffer']) => {
    isAccepted.current = true
    const criteria = [...search.criteria, { id, typeId, included: true }]
    setSearch(changeCriteria(search, { freeSearch: '', criteria }), 'atOnce')
  }
  return (
    <div className={css.offers}>
      {groups.map((group) => (
        <Button key={group.id} variant="quiet" size="small" icon={ListTree} onPress={() => accept(group)}>
          {formatMessage(messages.allOf, {
            name: group.name,
            count: group.count,
            written: written(group.count, group.countIsCapped),
          })}
        </Button>
      ))}
    </div>
  )
}
