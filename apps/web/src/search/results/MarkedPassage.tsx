import type { Schemas } from '@spadestik/api-client'
import * as css from './MatchReason.css'

type Highlight = Schemas['Highlight']

/** Returns the pieces of the excerpt, or of the name if there is no excerpt and the name matches. */
function passageOf(highlight: Highlight | undefined): Highlight['name'] {
  if (highlight === undefined) return []
  return highlight.excerpt ?? (highlight.name.some(({ isMatch }) => isMatch) ? highlight.name : [])
}

/** Adds the position of each piece in the text, which serves as its React key. */
function spotsOf(pieces: Highlight['name']) {
  let at = 0
  return pieces.map((piece) => {
    const spot = { ...piece, at }
    at += piece.text.length
    return spot
  })
}

/** Whether a highlight marks anything. */
export const hasPassage = (highlight: Highlight | undefined) => passageOf(highlight).length > 0

/** The passage of an item with the words of a search marked; nothing if there are none (S18). */
export function MarkedPassage({ highlight }: { highlight: Highlight | undefined }) {
  if (!hasPassage(highlight)) return null
  return (
    <p>
      {spotsOf(passageOf(highlight)).map(({ at, text, isMatch }) =>
        isMatch ? (
          <mark key={at} className={css.hit}>
            {text}
          </mark>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </p>
  )
}
