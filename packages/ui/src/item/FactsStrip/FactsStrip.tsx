import type { ReactNode } from 'react'
import { useRef } from 'react'
import * as css from './FactsStrip.css'
import { useIsPassed } from './useIsPassed'

/** One fact of a strip. */
export interface Fact {
  id: string
  term: string
  /** What is seen first. */
  value: ReactNode
  /** What explains the value, below it. */
  note?: ReactNode
  /** The fact in short, for the line that stays in view; nothing that can be pressed. Null leaves it out. */
  short: ReactNode
}

/** The facts that decide whether an item is of interest. */
export interface FactsStripProps {
  /** What the facts are about, read when the list is entered. */
  label: string
  /** In the order of their weight: on a narrow screen the line shows the first ones. */
  facts: readonly Fact[]
  /** Lays the page out around the strip. */
  children: (strip: ReactNode) => ReactNode
}

/**
 * Shows facts in a row. Once the row has scrolled out of view, a line with the same facts stays below the header for
 * as long as `children` are in view; it repeats what was read, so screen readers leave it out.
 */
export function FactsStrip({ label, facts, children }: FactsStripProps) {
  const row = useRef<HTMLDListElement>(null)
  const isPassed = useIsPassed(row)
  const strip = (
    <dl ref={row} className={css.strip} aria-label={label}>
      {facts.map(({ id, term, value, note }) => (
        <div key={id} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
          {Boolean(note) && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
  return (
    <div>
      <div className={css.place} aria-hidden>
        {isPassed && (
          <div className={css.line}>
            {facts
              .filter(({ short }) => short !== null)
              .map(({ id, short }) => (
                <span key={id} className={css.short}>
                  {short}
                </span>
              ))}
          </div>
        )}
      </div>
      {children(strip)}
    </div>
  )
}
