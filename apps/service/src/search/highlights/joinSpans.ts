import type { Token } from '../../words/letters/letters'

export function joinSpans(spans: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const span of spans.toSorted((one, two) => one.start - two.start || two.end - one.end)) {
    const last = joined.at(-1)
    if (last === undefined || last.end <= span.start) joined.push(span)
    else joined[joined.length - 1] = { ...last, end: Math.max(last.end, span.end) }
  }
  return joined
}
