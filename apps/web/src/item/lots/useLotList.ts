import { limits } from '@spadestik/domain/limits'
import type { Schemas } from '@spadestik/api-client'
import { useDeferredValue, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Location } from 'react-router-dom'
import { useLocation } from 'react-router-dom'
import { idOfHash } from '../../routing/useHashScroll'
import { useShowMore } from '../useShowMore'
import { createLotFilter } from './createLotFilter'
import { lotAnchor } from './lotAnchor'

/** Returns the id of a row. Ids of elements are made from it, and these may not contain spaces. */
export const rowIdOf = ({ id }: Schemas['Lot']): string => encodeURIComponent(id)

/**
 * Returns the shown lots, the expanded lot and the filter of a list of lots. The hash of the address expands
 * a lot, and shows it even if the list is collapsed or filtered.
 */
export function useLotList(lots: readonly Schemas['Lot'][]) {
  const { locale } = useIntl()
  const location = useLocation()
  const { place, presses, showMore } = useShowMore('lots')
  const [filter, setFilter] = useState('')
  const [expanded, setExpanded] = useState<string | null>(null)
  const [atLeast, setAtLeast] = useState<number>(limits.lotsShown)
  const [followed, setFollowed] = useState<Location | null>(null)
  const find = useMemo(() => createLotFilter(lots, locale), [lots, locale])
  // A long list takes more than a frame to filter and render. Deferred, it never delays the typed letters.
  const typed = useDeferredValue(filter)
  const matches = useMemo(() => find(typed), [find, typed])

  // Compare the whole location, so that a second press on the same link expands the lot again.
  if (followed !== location) {
    setFollowed(location)
    const linked = lots.find(({ id }) => lotAnchor(id) === idOfHash(location.hash))
    if (linked !== undefined) {
      const isFound = find(filter).includes(linked)
      if (!isFound) setFilter('')
      const index = (isFound ? find(filter) : lots).indexOf(linked)
      // Do not show all lots for the sake of one: a procurement can have hundreds.
      setAtLeast((now) => Math.max(now, index + 1))
      setExpanded(rowIdOf(linked))
    }
  }

  const shown = presses > 0 ? matches : matches.slice(0, atLeast)
  return {
    place,
    filter,
    setFilter,
    /** The filter text for which `matches` were found. */
    typed,
    matches,
    shown,
    expanded,
    setExpanded,
    showAll: () => {
      // The details of an expanded lot are a row of the table too.
      const details = shown.some((lot) => rowIdOf(lot) === expanded) ? 1 : 0
      showMore(shown.length + details)
    },
  }
}
