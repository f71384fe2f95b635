import type { ReactNode } from 'react'
import { useId } from 'react'
import * as css from './PrintDocument.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a print section. */
export interface PrintSectionProps extends RootProps<HTMLElement> {
  /** The heading of the section. */
  title: string
  /** The content below the heading. */
  children: ReactNode
  /** Whether the section should not be split by a page break. Use it for short sections. @default false */
  isKeptTogether?: boolean
}

/** A section of a printed document. Its heading and its beginning are always on the same page. */
export function PrintSection({
  title,
  children,
  isKeptTogether = false,
  className,
  ...root
}: PrintSectionProps) {
  const id = useId()
  return (
    <section
      {...root}
      className={classNames(css.section, className)}
      aria-labelledby={id}
      data-together={isKeptTogether || undefined}
    >
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
