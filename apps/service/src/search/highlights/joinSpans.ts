import type { WordSpan } from './wordSpans'

export function joinSpans(spans: readonly WordSpan[]): WordSpan[] {
  const joined: WordSpan[] = []
  for (const span of spans.toSorted((one, two) => one.start - two.start || two.end - one.end)) {
    const last = joined.at(-1)
    if (last === undefined || last.end <= span.start) joined.push(span)
    else joined[joined.length - 1] = { ...last, end: Math.max(last.end, span.end) }
  }
  return joined
}
