import type { ReactNode } from 'react'
import * as css from './TagField.css'

/**
 * Lets screen readers reach the children of this component while the list of a field is open. React Aria
 * would hide the children like the rest of the page, although they can still get the focus.
 */
export function BesideList({ children }: { children: ReactNode }) {
  return (
    <div data-react-aria-top-layer className={css.field}>
      {children}
    </div>
  )
}
