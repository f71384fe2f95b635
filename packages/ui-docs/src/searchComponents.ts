import type { ComponentDocs } from './ComponentDocs'

export type Searchable = Pick<ComponentDocs, 'name' | 'description' | 'whenToUse' | 'accessibility' | 'props'>

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Returns the score of a component for one word. A match in the name counts most, followed by the
 * description, `whenToUse`, `accessibility` and the props.
 */
function scoreOf(word: string, { name, description, whenToUse, accessibility, props }: Searchable): number {
  const isIn = (text: string) => wordsOf(text).some((each) => each.startsWith(word))
  if (name.toLowerCase() === word) return 12
  if (name.toLowerCase().includes(word)) return 8
  if (isIn(description)) return 4
  if (isIn(whenToUse)) return 3
  if (isIn(accessibility)) return 2
  return props.some((prop) => isIn(prop.name) || isIn(prop.description)) ? 1 : 0
}

/**
 * The words in component descriptions that mean the same as a word of a query. Each key is the beginning of a
 * word of a query.
 */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  calendar: ['date'],
  chip: ['tag', 'filter'],
  combobox: ['autocomplete', 'select'],
  datepicker: ['datefield'],
  dialog: ['modal'],
  drawer: ['filterpanel', 'sidebar'],
  dropdown: ['select'],
  loader: ['skeleton', 'progress'],
  pager: ['pagination'],
  pill: ['badge', 'tag'],
  popup: ['popover', 'modal'],
  rating: ['star'],
  spinner: ['progress', 'button'],
  stepper: ['phasetimeline'],
  toggle: ['switch'],
  typeahead: ['companyautocomplete', 'tagfield'],
  wizard: ['phasetimeline'],
  notification: ['toast'],
  snackbar: ['toast'],
  validat: ['error', 'form'],
}

/** Words of a query that say nothing about a component. */
const emptyWords = new Set([
  'a',
  'an',
  'and',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])

function formsOf(word: string): readonly string[] {
  const stem = word.length > 3 ? word.replace(/s$/, '') : word
  const known = Object.keys(synonyms).filter((each) => stem.startsWith(each))
  return [word, stem, ...known.flatMap((each) => synonyms[each] ?? [])]
}

/**
 * Returns the components that match at least half of the words of a query. Components that match more words
 * come first, then components with a higher score. A query without words matches nothing.
 */
export function searchComponents<Docs extends Searchable>(
  components: readonly Docs[],
  query: string,
): Docs[] {
  const words = wordsOf(query)
    .filter((word) => !emptyWords.has(word))
    .map(formsOf)
  if (words.length === 0) return []
  return components
    .map((component) => {
      const scores = words.map((forms) => Math.max(...forms.map((form) => scoreOf(form, component))))
      const matched = scores.filter((score) => score > 0).length
      return { component, matched, score: scores.reduce((sum, score) => sum + score, 0) }
    })
    .filter(({ matched }) => matched * 2 >= words.length && matched > 0)
    .sort((a, b) => b.matched - a.matched || b.score - a.score)
    .map(({ component }) => component)
}
