import type { ReactNode } from 'react'
import * as css from './TagField.css'

/**
 * Keeps what stands below the field within reach of assistive technology while the list is open; React Aria hides
 * everything else on the page then, though it could still be focused.
 */
export function BesideList({ children }: { children: ReactNode }) {
  return (
    <div data-react-aria-top-layer className={css.field}>
      {children}
    </div>
  )
}
