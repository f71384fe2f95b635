import { Fragment } from 'react'

/** The props of breakable text. */
export interface BreakableTextProps {
  text: string
}

/** Lets an address break after punctuation, never within a word or a number. */
export function BreakableText({ text }: BreakableTextProps) {
  const pieces = text.split(/(?<=[/@._?&=-])(?=[^/@._?&=-])/)
  return pieces.map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces may be equal, so their index identifies them
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
