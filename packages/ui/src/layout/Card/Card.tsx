import type { ReactNode } from 'react'
import * as css from './Card.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a card. */
export interface CardProps extends RootProps<HTMLElement> {
  /** The heading of the card. */
  title?: ReactNode
  /** A number or a word beside the title. */
  note?: ReactNode
  /** Buttons at the end of the title row. */
  actions?: ReactNode
  /** The content below the title. */
  children?: ReactNode
  /** The level of the title's heading. @default 2 */
  headingLevel?: 2 | 3 | 4
  /**
   * Whether the title is above the background of the card instead of on it. Use this for a section of a page.
   * @default false
   */
  isTitleOutside?: boolean
  /**
   * Whether the content touches the edges of the card, without padding. Use this for a table, for example.
   * @default false
   */
  isFlush?: boolean
  /** Whether the card has no background. Use this if the content has a background itself. @default false */
  isBare?: boolean
}

/** A section of a page, with a title and a background. */
export function Card({
  title,
  note,
  actions,
  children,
  headingLevel = 2,
  isTitleOutside = false,
  isFlush = false,
  isBare = false,
  className,
  ...root
}: CardProps) {
  const Heading = `h${headingLevel}` as const
  const head = (Boolean(title) || Boolean(actions)) && (
    <div className={css.head} data-outside={isTitleOutside || undefined}>
      <Heading className={css.title}>
        {title} {Boolean(note) && <span className={css.note}>{note}</span>}
      </Heading>
      {actions}
    </div>
  )
  return (
    <section {...root} className={classNames(css.section, className)}>
      {isTitleOutside && head}
      <div className={css.card} data-flush={isFlush || undefined} data-bare={isBare || undefined}>
        {!isTitleOutside && head}
        {children}
      </div>
    </section>
  )
}
