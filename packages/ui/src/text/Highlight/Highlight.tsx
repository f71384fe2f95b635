import { useMemo } from 'react'
import { foldWords } from './foldText'
import * as css from './Highlight.css'
import { splitByWords } from './splitByWords'

/** The props of a highlighted text. */
export interface HighlightProps {
  text: string
  /** The search text. Each of its words is marked wherever it occurs, ignoring case and diacritics. */
  typed: string
}

/** Marks the words of a search within a text. */
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
