import { Toasts } from '@spadestik/ui/Toasts'
import { selectionToasts } from './selectionToasts'

/**
 * Shows the messages about actions on selected items, such as hiding them. Its code loads with the first
 * message.
 */
export function SelectionToasts() {
  return <Toasts queue={selectionToasts} />
}
