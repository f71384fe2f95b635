import { Fragment } from 'react'

/** A long text without spaces, such as an e-mail address or a web address. */
export interface BreakableTextProps {
  text: string
}

/** Lets an address break after its signs, so that a narrow place never cuts it within a word or a number. */
export function BreakableText({ text }: BreakableTextProps) {
  const pieces = text.split(/(?<=[/@._?&=-])(?=[^/@._?&=-])/)
  return pieces.map((piece, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces may be equal; the place is the identity here
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
