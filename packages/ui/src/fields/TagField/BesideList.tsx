import type { ReactNode } from 'react'
import * as css from './TagField.css'

/**
 * Keeps the content below the field available to assistive technology while the list is open. React Aria
 * hides everything else on the page, although it can still be focused.
 */
export function BesideList({ children }: { children: ReactNode }) {
  return (
    <div data-react-aria-top-layer className={css.field}>
      {children}
    </div>
  )
}
