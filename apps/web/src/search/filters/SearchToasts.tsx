import { Toasts } from '@spadestik/ui/Toasts'
import { searchToasts } from './searchToasts'

export function SearchToasts() {
  return <Toasts queue={searchToasts} />
}
