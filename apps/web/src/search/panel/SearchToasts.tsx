import { useEffect } from 'react'
import { Toasts } from '@spadestik/ui/Toasts'
import { searchToasts } from './searchToasts'

export function SearchToasts() {
  // An undo belongs to the screen on which it was offered.
  useEffect(() => () => searchToasts.clear(), [])
  return <Toasts queue={searchToasts} />
}
