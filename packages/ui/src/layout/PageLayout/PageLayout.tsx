import type { ReactNode } from 'react'
import { SkipLink } from '../SkipLink/SkipLink'
import * as css from './PageLayout.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a page layout. */
export interface PageLayoutProps extends RootProps<HTMLDivElement> {
  /**
   * The header, usually a `Header`. Other content must be inside a `header` element, because the page needs a
   * banner landmark.
   */
  header?: ReactNode
  /**
   * The footer, usually a `Footer`. Other content must be inside a `footer` element, because the page needs
   * this landmark.
   */
  footer?: ReactNode
  /**
   * Content before the main content, such as the filters of a search. On a wide screen it is a column that
   * can be as high as the page.
   */
  aside?: ReactNode
  /**
   * Content after the main content, such as the actions and notes of a project. On a wide screen it is a
   * column that stays in view.
   */
  side?: ReactNode
  /** The main content. The skip link leads to it. */
  children: ReactNode
  /** The accessible name of the main content. */
  contentLabel?: string
  /**
   * The maximum width of the content with its padding and the columns beside it. `wide` is 1920 px, as the
   * header and footer. `page` is 1328 px and begins at the same edge. `narrow` is 688 px in the middle, for a
   * page with a single form.
   * @default 'wide'
   */
  width?: 'wide' | 'page' | 'narrow'
}

/** The frame of a page, with a skip link, header, content and footer (L01). */
export function PageLayout(props: PageLayoutProps) {
  const { header, footer, aside, side, children, contentLabel, width = 'wide', ...rest } = props
  const { className, ...root } = rest
  return (
    <div {...root} className={classNames(css.page, className)} data-header={Boolean(header) || undefined}>
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
