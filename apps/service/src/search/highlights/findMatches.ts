import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import type { AskedTerm } from './askedTerms'
import { joinSpans } from './joinSpans'
import type { WordSpan } from './wordSpans'
import { foldWord, wordSpans } from './wordSpans'

/** A text in its language, and whether it is the name of an item. */
interface SearchedText {
  readonly language: string
  readonly text: string
  readonly isTitle?: boolean
}

/**
 * The number of first letters that a match shares with the search word. Stemming changes only the ends of
 * words.
 */
const sharedLetters = 2

const beginningOf = (word: string) => foldWord(word).slice(0, sharedLetters)

/** Finds where a term matches a text, as spans. The words of a phrase form one span. */
function spansOfTerm(
  spans: readonly WordSpan[],
  length: number,
  isMatch: (place: number, word: string) => boolean,
): WordSpan[] {
  return spans.flatMap((first, start) => {
    const run = spans.slice(start, start + length)
    const last = run.at(-1)
    const isFound = run.length === length && run.every(({ word }, place) => isMatch(place, word))
    return isFound && last !== undefined ? [{ ...first, end: last.end }] : []
  })
}

/**
 * Finds the words of texts that match a search. The database compares the words, because it knows their
 * grammatical forms.
 *
 * @param reader the language in which the words are searched
 * @returns a function that returns the matches of one of the texts, sorted by position
 */
export async function findMatches(
  db: Kysely<Database>,
  terms: readonly AskedTerm[],
  reader: LanguageCode,
  texts: readonly SearchedText[],
): Promise<(text: SearchedText) => WordSpan[]> {
  const asked = terms.flatMap(({ words }) => words)
  const beginnings = new Set(
    asked.map((one) => beginningOf(one.kind === 'phrase' ? (one.words[0] ?? '') : one.word)),
  )
  const candidates = new Map<string, { language: string; word: string }>()
  for (const { language, text } of texts) {
    for (const { word } of wordSpans(text)) {
      const folded = foldWord(word)
      const isPossible = [...beginnings].some((beginning) => folded.startsWith(beginning))
      if (isPossible)
        candidates.set(`${language} ${word.toLowerCase()}`, { language, word: word.toLowerCase() })
    }
  }
  if (candidates.size === 0) return () => []
  const { rows } = await sql<{ place: number; language: string; word: string }>`
    with asked as materialized (
      select (place - 1)::integer as place, search_tree(node, ${reader}, true) as query
      from jsonb_array_elements(${JSON.stringify(asked)}::jsonb) with ordinality as one(node, place)
      -- A stop word beside other words is ignored.
      where ${asked.length} = 1 or node->>'kind' <> 'word'
        or numnode(plainto_tsquery(search_config(${reader}), search_text(node->>'word'))) > 0
    )
    select a.place, c.language, c.word
    from jsonb_to_recordset(${JSON.stringify([...candidates.values()])}::jsonb) as c(language text, word text)
    join asked a on search_words(c.language, c.word) @@ a.query`.execute(db)
  const found = new Set(rows.map(({ place, language, word }) => `${place} ${language} ${word}`))
  const isFound = (one: AskedTerm['words'][number] | undefined, language: string, word: string) =>
    one !== undefined && found.has(`${asked.indexOf(one)} ${language} ${word.toLowerCase()}`)
  return ({ language, text, isTitle = false }) => {
    const spans = wordSpans(text)
    const matches = terms.flatMap(({ words, isInTitle }) =>
      isInTitle && !isTitle
        ? []
        : spansOfTerm(spans, words.length, (place, word) => isFound(words[place], language, word)),
    )
    return joinSpans(matches)
  }
}
