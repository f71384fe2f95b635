import { use, useEffect, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'

/**
 * Closes the list of a combobox after a selection.
 *
 * A combobox for many options stays open by default, and an open list hides the rest of the page from
 * assistive technology, so a new tag would not be announced.
 */
export function CloseAfterChoice({ chosenCount }: { chosenCount: number }) {
  const close = use(ComboBoxStateContext)?.close
  const before = useRef(chosenCount)
  // The list is rendered in an overlay outside this tree and keeps its own state.
  useEffect(() => {
    if (chosenCount > before.current) close?.()
    before.current = chosenCount
  }, [chosenCount, close])
  return null
}
