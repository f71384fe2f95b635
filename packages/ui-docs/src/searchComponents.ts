import type { ComponentDocs } from './ComponentDocs'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Scores a component for one word. A match in the name counts most, then in the description, then in the
 * props.
 */
function scoreOf(
  word: string,
  { name, description, whenToUse, accessibility, props }: ComponentDocs,
): number {
  const isIn = (text: string) => wordsOf(text).some((each) => each.startsWith(word))
  if (name.toLowerCase() === word) return 12
  if (name.toLowerCase().includes(word)) return 8
  if (isIn(description)) return 4
  if (isIn(whenToUse)) return 3
  if (isIn(accessibility)) return 2
  return props.some((prop) => isIn(prop.name) || isIn(prop.description)) ? 1 : 0
}

/** Returns the components that match every word, best match first. A query without words matches nothing. */
export function searchComponents(components: readonly ComponentDocs[], query: string): ComponentDocs[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return components
    .map((component) => ({ component, scores: words.map((word) => scoreOf(word, component)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ component, scores }) => ({ component, score: scores.reduce((sum, score) => sum + score, 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ component }) => component)
}
