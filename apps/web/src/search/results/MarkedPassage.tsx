import type { Schemas } from '@spadestik/api-client'
import * as css from './MatchReason.css'

type Highlight = Schemas['Highlight']

function passageOf(highlight: Highlight | undefined): Highlight['name'] {
  if (highlight === undefined) return []
  return highlight.excerpt ?? (highlight.name.some(({ isMatch }) => isMatch) ? highlight.name : [])
}

function spotsOf(pieces: Highlight['name']) {
  let at = 0
  return pieces.map((piece) => {
    const spot = { ...piece, at }
    at += piece.text.length
    return spot
  })
}

export const hasPassage = (highlight: Highlight | undefined) => passageOf(highlight).length > 0

/**
 * Shows the excerpt of an item or, without an excerpt, its name, with the searched words highlighted. Renders
 * nothing if there is no excerpt and the name contains no searched word (S18).
 */
export function MarkedPassage({ highlight }: { highlight: Highlight | undefined }) {
  if (!hasPassage(highlight)) return null
  return (
    <p dir="auto">
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
