import type { ReactNode } from 'react'
import { useId } from 'react'
import * as css from './PrintDocument.css'

/** The props of a print section. */
export interface PrintSectionProps {
  title: string
  children: ReactNode
  /** Whether to avoid a page break inside, for short sections. @default false */
  isKeptTogether?: boolean
}

/** A section with a heading that is never alone at the bottom of a page. */
export function PrintSection({ title, children, isKeptTogether = false }: PrintSectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id} data-together={isKeptTogether || undefined}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
