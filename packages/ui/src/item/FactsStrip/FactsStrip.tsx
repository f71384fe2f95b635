import type { ReactNode } from 'react'
import { useRef } from 'react'
import * as css from './FactsStrip.css'
import { useIsPassed } from './useIsPassed'
import type { RootProps } from '../../styles/RootProps'

/** One fact of a strip. */
export interface Fact {
  id: string
  term: string
  /** The value, which is emphasised. */
  value: ReactNode
  /** An explanation below the value. */
  note?: ReactNode
  /** The short form for the sticky line, without controls. Null leaves the fact out. */
  short: ReactNode
}

/** The props of a facts strip. */
export interface FactsStripProps extends RootProps<HTMLDivElement> {
  /** The accessible name of the list. */
  label: string
  /** The facts in order of importance. On a narrow screen the line shows the first ones. */
  facts: readonly Fact[]
  /** Renders the page around the strip. */
  children: (strip: ReactNode) => ReactNode
}

/**
 * Shows facts in a row. Once the row has scrolled out of view, a line with the same facts stays below the
 * header while `children` are in view. The line repeats the facts, so it is hidden from screen readers.
 */
export function FactsStrip({ label, facts, children, ...root }: FactsStripProps) {
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
    <div {...root}>
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
