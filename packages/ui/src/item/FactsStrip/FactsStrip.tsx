import type { ReactNode } from 'react'
import { useRef } from 'react'
import * as css from './FactsStrip.css'
import { useIsPassed } from './useIsPassed'
import type { RootProps } from '../../styles/RootProps'

/** A fact of a facts strip. */
export interface Fact {
  id: string
  term: string
  /** The value, shown in bold. */
  value: ReactNode
  /** A short explanation below the value. */
  note?: ReactNode
  /**
   * A shorter version of the fact, without buttons and links. A line below the header shows it when the facts
   * have scrolled out of view. With null, this line leaves the fact out.
   */
  short: ReactNode
}

/** The props of a facts strip. */
export interface FactsStripProps extends RootProps<HTMLDivElement> {
  /** The accessible name of the list. */
  label: string
  /**
   * The facts, most important first. When they have scrolled out of view, a line below the header repeats
   * them. On a narrow screen, users scroll this line sideways to see the last facts.
   */
  facts: readonly Fact[]
  /**
   * Renders the page. It receives the row of facts and places the row on the page. When the row has scrolled
   * out of view, a line repeats the facts until the end of the page.
   */
  children: (strip: ReactNode) => ReactNode
}

/**
 * A row of facts. When the row has scrolled out of view, a line below the header repeats the facts. Screen
 * readers skip this line.
 */
export function FactsStrip({ label, facts, children, ...root }: FactsStripProps) {
  const row = useRef<HTMLDListElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const isPassed = useIsPassed(row, place)
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
    <div {...root}>
      <div ref={place} className={css.place} aria-hidden>
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
