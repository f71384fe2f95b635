import type { Schemas } from '@spadestik/api-client/schema'
import { cutText } from './cutText'
import { joinSpans } from './joinSpans'
import type { Token } from '../../words/letters/letters'

type TextParts = readonly Schemas['TextPart'][]

function spansOf(parts: TextParts): Token[] {
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
