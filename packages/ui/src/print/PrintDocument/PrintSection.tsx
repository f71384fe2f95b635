import type { ReactNode } from 'react'
import { useId } from 'react'
import * as css from './PrintDocument.css'

/** A part of a printed document. */
export interface PrintSectionProps {
  title: string
  children: ReactNode
  /** Whether it must stand on one sheet, as what is short does. @default false */
  isKeptTogether?: boolean
}

/** Sets a part under its heading, which never stands alone at the end of a sheet. */
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
