import { Toasts } from '@spadestik/ui/Toasts'
import { searchToasts } from './searchToasts'

/**
 * Shows the messages of the search, such as an offer to undo a choice. Its code loads with the first message.
 */
export function SearchToasts() {
  return <Toasts queue={searchToasts} />
}
