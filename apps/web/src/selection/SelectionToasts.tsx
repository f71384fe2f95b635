import { Toasts } from '@spadestik/ui/Toasts'
import { selectionToasts } from './selectionToasts'

/** Shows the messages about actions on a selection. Its code loads with the first message. */
export function SelectionToasts() {
  return <Toasts queue={selectionToasts} />
}
