import { Toasts } from '@spadestik/ui/Toasts'
import { searchToasts } from './searchToasts'

/** Shows the messages of the search. Its code loads with the first message. */
export function SearchToasts() {
  return <Toasts queue={searchToasts} />
}
