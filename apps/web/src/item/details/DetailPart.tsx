import type { ReactNode } from 'react'
import * as css from './ItemDetails.css'

export function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      {children}
    </section>
  )
}
