import { Fragment } from 'react'

/** The props of `BreakableText`. */
export interface BreakableTextProps {
  /** The text, such as an e-mail address or a web address. */
  text: string
}

/**
 * A text that can break after punctuation marks such as `/`, `@` and `.`, for example a web address. It never
 * breaks within a word or a number.
 */
export function BreakableText({ text }: BreakableTextProps) {
  const pieces = text.split(/(?<=[/@._?&=-])(?=[^/@._?&=-])/)
  return pieces.map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- several pieces may be equal, so each piece is identified by its index
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
