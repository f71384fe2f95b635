import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { foldWord, wordSpans } from './wordSpans'

/** Whether a word of a text in a language matches the search. */
export type IsMatch = (language: string, word: string) => boolean

/** Stemming changes only the ends of words, so a match shares at least its first letters. */
const sharedLetters = 2

/**
 * Finds the words of texts that match a search. The database decides, because it knows the forms of words.
 *
 * @param asked the free text as typed
 * @param reader the language of the user
 */
export async function findMatchingWords(
  db: Kysely<Database>,
  asked: string,
  reader: LanguageCode,
  texts: readonly { readonly language: string; readonly text: string }[],
): Promise<IsMatch> {
  const words = [...new Set(wordSpans(asked).map(({ word }) => word))]
  const beginnings = new Set(words.map((word) => foldWord(word).slice(0, sharedLetters)))
  const candidates = new Map<string, { language: string; word: string }>()
  for (const { language, text } of texts) {
    for (const { word } of wordSpans(text)) {
      const folded = foldWord(word)
      const isPossible = [...beginnings].some((beginning) => folded.startsWith(beginning))
      if (isPossible)
        candidates.set(`${language} ${word.toLowerCase()}`, { language, word: word.toLowerCase() })
    }
  }
  if (candidates.size === 0) return () => false
  const { rows } = await sql<{ language: string; word: string }>`
    with asked as materialized (
      select search_query(array[word], ${reader}) as query from unnest(${words}::text[]) as word
      -- Joining words are ignored next to other words.
      where ${words.length} = 1 or numnode(plainto_tsquery(search_config(${reader}), search_text(word))) > 0
    )
    select c.language, c.word from jsonb_to_recordset(${JSON.stringify([...candidates.values()])}::jsonb)
      as c(language text, word text)
    where exists (select 1 from asked where search_words(c.language, c.word) @@ asked.query)`.execute(db)
  const found = new Set(rows.map(({ language, word }) => `${language} ${word}`))
  return (language, word) => found.has(`${language} ${word.toLowerCase()}`)
}
