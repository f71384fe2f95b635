import { Toasts } from '@spadestik/ui/Toasts'
import { searchToasts } from './searchToasts'

/** Where the short messages of the search appear; its code is fetched with the first of them. */
export function SearchToasts() {
  return <Toasts queue={searchToasts} />
}
