import type { QueryNode, Term } from '@spadestik/domain/query'

/** The words of a procurement. No word begins with another one, in any form. */
export interface PlainItem {
  readonly title: readonly string[]
  readonly text: readonly string[]
  readonly city: string
  readonly builder: string
  readonly winner: string | null
  readonly authority: string | null
  readonly euNr: string
  readonly code: string
}

const contains = (text: readonly string[], phrase: readonly string[]) =>
  text.some((_word, start) => phrase.every((word, place) => text[start + place] === word))

/** Returns whether a term matches an item with the given id, computed without a database. */
function meetsTerm(term: Term, item: PlainItem, id: number, isPaid: boolean): boolean {
  const authority = isPaid ? (item.authority ?? '') : ''
  const companies = [item.builder, ...(item.winner === null ? [] : [item.winner])].filter(
    // Without access to paid details, the name of a winner is hidden in all its roles.
    (name) => isPaid || name !== item.winner,
  )
  const names = companies.map((name) => `firma ${name}`)
  const place = `${item.city} havnegade 12`.toLowerCase().replaceAll('aa', 'a').split(' ')
  if (term.kind === 'field') {
    const { field, value } = term
    const typed = value.kind === 'phrase' ? [...value.words] : [value.word.toLowerCase()]
    const [first = ''] = typed
    switch (field) {
      case 'title':
        return value.kind === 'beginning'
          ? item.title.some((word) => word.startsWith(first))
          : contains(item.title, typed)
      case 'place':
        return place.some((word) => word.startsWith(first.replaceAll('aa', 'a')))
      case 'company':
        return names.some((name) => name.split(' ').some((word) => word.startsWith(first)))
      case 'builder':
        return authority === first || (companies.includes(item.builder) && item.builder === first)
      case 'number':
        return first === String(id) || (isPaid && first === item.euNr.toLowerCase())
      case 'cpv':
        return item.code.startsWith(first) || (first.length <= 2 && item.code.startsWith(first.slice(0, 2)))
    }
  }
  const texts = [item.title, item.text, [authority]]
  if (term.kind === 'phrase') return texts.some((text) => contains(text, term.words))
  return texts.some((text) => text.some((word) => word.startsWith(term.word)))
}

/**
 * Returns whether a procurement with the given id matches a query. Computed without a database, to check the
 * results of searches.
 */
export function meetsQuery(node: QueryNode, item: PlainItem, id: number, isPaid: boolean): boolean {
  if (node.kind === 'not') return !meetsQuery(node.part, item, id, isPaid)
  if (node.kind === 'all') return node.parts.every((part) => meetsQuery(part, item, id, isPaid))
  if (node.kind === 'any') return node.parts.some((part) => meetsQuery(part, item, id, isPaid))
  return meetsTerm(node, item, id, isPaid)
}
