import type { ReactNode } from 'react'
import * as css from './TagField.css'

/**
 * Keeps its children available to screen readers while the list of a field is open. React Aria would hide
 * them like the rest of the page, although they can still receive the focus.
 */
export function BesideList({ children }: { children: ReactNode }) {
  return (
    <div data-react-aria-top-layer className={css.field}>
      {children}
    </div>
  )
}
