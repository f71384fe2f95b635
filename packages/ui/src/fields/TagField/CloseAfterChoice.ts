import { use, useEffect, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'

/**
 * Closes the list of a combobox once something was chosen from it.
 *
 * One that takes many choices stays open by itself, and what lies outside an open list is hidden from assistive
 * technology, so that nobody would hear of the new tag.
 */
export function CloseAfterChoice({ chosenCount }: { chosenCount: number }) {
  const close = use(ComboBoxStateContext)?.close
  const before = useRef(chosenCount)
  // The list is a layer of its own outside this tree; it is told, since it keeps its state to itself.
  useEffect(() => {
    if (chosenCount > before.current) close?.()
    before.current = chosenCount
  }, [chosenCount, close])
  return null
}
