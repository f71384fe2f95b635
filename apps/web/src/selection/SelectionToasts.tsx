import { Toasts } from '@spadestik/ui/Toasts'
import { selectionToasts } from './selectionToasts'

export function SelectionToasts() {
  return <Toasts queue={selectionToasts} />
}
