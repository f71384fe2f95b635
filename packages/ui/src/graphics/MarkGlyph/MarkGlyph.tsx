import type { Mark } from './Mark'
import * as css from './MarkGlyph.css'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'

const strokes: Record<Mark, string> = {
  none: '',
  included: 'M3.5 8.2 6.6 11.3 12.5 4.9',
  excluded: 'M4.5 4.5 11.5 11.5M11.5 4.5 4.5 11.5',
  mixed: 'M4 8h8',
}

/** The props of the box that shows a mark. */
export interface MarkGlyphProps extends RootProps<HTMLSpanElement> {
  /** The mark to draw. `mixed` is for a node whose descendants have different marks. */
  mark: Mark
}

/**
 * Draws the mark of a criterion as a small box. A tick means included, a cross excluded, and a dash mixed.
 * The box has no accessible name.
 */
export function MarkGlyph({ mark, className, ...root }: MarkGlyphProps) {
  return (
    <span {...root} className={classNames(css.glyph, className)} data-mark={mark} aria-hidden>
      <svg viewBox="0 0 16 16" width={16} height={16} fill="none">
        <path
          d={strokes[mark]}
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  )
}
