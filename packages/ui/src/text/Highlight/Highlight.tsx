import { useMemo } from 'react'
import { foldWords } from './foldText'
import * as css from './Highlight.css'
import { splitByWords } from './splitByWords'

/** The props of `Highlight`. */
export interface HighlightProps {
  /** The whole text, in which the typed words are marked. */
  text: string
  /** The search text. Each of its words is highlighted everywhere in `text`, ignoring case and diacritics. */
  typed: string
}

/** A text in which the words of a search are highlighted. */
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
