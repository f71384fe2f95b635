import { Toasts } from '@spadestik/ui/Toasts'
import { selectionToasts } from './selectionToasts'

/** Shows what actions on a selection did. Its code loads with the first message. */
export function SelectionToasts() {
  return <Toasts queue={selectionToasts} />
}
