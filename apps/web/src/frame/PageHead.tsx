import type { ReactNode } from 'react'
import { soft, title as titleStyle } from '../styles/text.css'
import * as css from './PageHead.css'

interface PageHeadProps {
  title: ReactNode
  /** A sentence or figures below the title. */
  lead?: ReactNode
  /** Buttons for the page as a whole. */
  actions?: ReactNode
}

/** The head of a page, so that every page begins at the same edges and in the same size. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.words}>
        <h1 className={titleStyle} dir="auto">
          {title}
        </h1>
        {lead !== undefined && <p className={soft}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </header>
  )
}
