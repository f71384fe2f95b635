import { useMemo } from 'react'
import { foldWords } from './foldText'
import * as css from './Highlight.css'
import { splitByWords } from './splitByWords'

/** A text in which words that were looked for stand out. */
export interface HighlightProps {
  text: string
  /** What was typed; each of its words is marked wherever it occurs, without regard to case and diacritics. */
  typed: string
}

/** Marks the words somebody looked for within a text. */
export function Highlight({ text, typed }: HighlightProps) {
  const pieces = useMemo(() => splitByWords(text, foldWords(typed)), [text, typed])
  return pieces.map(({ start, text: piece, isHit }) =>
    isHit ? (
      <mark key={start} className={css.hit}>
        {piece}
      </mark>
    ) : (
      <span key={start}>{piece}</span>
    ),
  )
}
