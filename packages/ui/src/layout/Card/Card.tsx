import type { ReactNode } from 'react'
import * as css from './Card.css'

/** A surface with what belongs together. */
export interface CardProps {
  title?: ReactNode
  /** A number or word beside the title. */
  note?: ReactNode
  /** Buttons at the end of the title. */
  actions?: ReactNode
  children?: ReactNode
  /** @default 2 */
  headingLevel?: 2 | 3 | 4
  /** Whether the title stands over the surface, as over a section of a page. @default false */
  isTitleOutside?: boolean
  /** Whether the surface has no inner space, as for a table. @default false */
  isFlush?: boolean
  /** Whether there is no surface, since the content brings its own ones. @default false */
  isBare?: boolean
}

/** Holds a part of a page on a surface of its own, under a title. */
export function Card({
  title,
  note,
  actions,
  children,
  headingLevel = 2,
  isTitleOutside = false,
  isFlush = false,
  isBare = false,
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
    <section className={css.section}>
      {isTitleOutside && head}
      <div className={css.card} data-flush={isFlush || undefined} data-bare={isBare || undefined}>
        {!isTitleOutside && head}
        {children}
      </div>
    </section>
  )
}
