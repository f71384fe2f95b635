import type { Schemas } from '@spadestik/api-client/schema'
import type { Token } from '../../words/letters/letters'

/**
 * The approximate maximum lengths in characters of a passage (`passage`), and of its text before the first
 * match (`lead`).
 */
const lengths = { lead: 60, passage: 220 }

/** @param matches sorted by their position in the text */
export function cutText(text: string, matches: readonly Token[]): Schemas['TextPart'][] {
  const parts: Schemas['TextPart'][] = []
  let done = 0
  for (const { start, end } of matches) {
    if (start > done) parts.push({ text: text.slice(done, start), isMatch: false })
    parts.push({ text: text.slice(start, end), isMatch: true })
    done = end
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false })
  return parts
}

/**
 * Cuts out the passage around the first match. It begins and ends between words, with an ellipsis where the
 * text continues.
 *
 * @param matches sorted by their position in the text
 */
export function cutPassage(text: string, matches: readonly Token[]): Schemas['TextPart'][] {
  const [first] = matches
  if (first === undefined) return []
  const early = Math.max(0, first.start - lengths.lead)
  const space = text.slice(early, first.start).search(/\s/u)
  const start = early === 0 ? 0 : space < 0 ? first.start : early + space + 1
  const late = Math.max(first.end, start + lengths.passage)
  const end =
    late >= text.length ? text.length : Math.max(first.end, start + text.slice(start, late).search(/\s\S*$/u))
  const [before, after] = [start > 0 ? '…' : '', end < text.length ? '…' : '']
  const passage = `${before}${text.slice(start, end)}${after}`
  const moved = before.length - start
  const inside = matches.filter((match) => match.start >= start && match.end <= end)
  return cutText(
    passage,
    inside.map(({ word, start: from, end: to }) => ({ word, start: from + moved, end: to + moved })),
  )
}
