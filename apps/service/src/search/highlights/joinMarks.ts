import type { Schemas } from '@spadestik/api-client/schema'
import { cutText } from './cutText'
import { joinSpans } from './joinSpans'
import type { WordSpan } from './wordSpans'

type TextParts = readonly Schemas['TextPart'][]

function spansOf(parts: TextParts): WordSpan[] {
  let end = 0
  return parts.flatMap(({ text, isMatch }) => {
    const start = end
    end += text.length
    return isMatch ? [{ word: text, start, end }] : []
  })
}

export function joinMarks(one: TextParts, other: TextParts): Schemas['TextPart'][] {
  const text = one.map((part) => part.text).join('')
  return cutText(text, joinSpans([...spansOf(one), ...spansOf(other)]))
}
