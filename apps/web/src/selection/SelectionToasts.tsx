import { useEffect } from 'react'
import { Toasts } from '@spadestik/ui/Toasts'
import { selectionToasts } from './selectionToasts'

export function SelectionToasts() {
  // An undo belongs to the screen on which it was offered.
  useEffect(() => () => selectionToasts.clear(), [])
  return <Toasts queue={selectionToasts} />
}
