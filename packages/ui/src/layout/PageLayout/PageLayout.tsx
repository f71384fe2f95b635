import type { ReactNode } from 'react'
import { SkipLink } from '../SkipLink/SkipLink'
import * as css from './PageLayout.css'

/** The frame of a page. */
export interface PageLayoutProps {
  header?: ReactNode
  footer?: ReactNode
  /** What stands before the content at full height, such as the filters of a search. */
  aside?: ReactNode
  /** What stands after the content and follows it, such as the actions and notes of a project. */
  side?: ReactNode
  children: ReactNode
  /** The name of the content, read when the focus comes to it. */
  contentLabel?: string
  /** The largest width of the content in px: 1840, 1500, 1280 or 640. @default 'wide' */
  width?: 'wide' | 'broad' | 'page' | 'narrow'
}

/** Sets header, content and footer in their places, with a way past the header. */
export function PageLayout(props: PageLayoutProps) {
  const { header, footer, aside, side, children, contentLabel, width = 'wide' } = props
  return (
    <div className={css.page} data-header={Boolean(header) || undefined}>
      <SkipLink />
      {header}
      <div className={css.middle({ width, hasAside: Boolean(aside), hasSide: Boolean(side) })}>
        {Boolean(aside) && <div className={css.aside}>{aside}</div>}
        <main id="main" tabIndex={-1} aria-label={contentLabel} className={css.main}>
          {children}
        </main>
        {Boolean(side) && <aside className={css.side}>{side}</aside>}
      </div>
      {footer}
    </div>
  )
}
