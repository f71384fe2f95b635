import { readFileSync } from 'node:fs'
import { parseQuery } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../src/storage/Database'
import { queryOf } from '../../../src/words/asked/queryOf'
import { readAsking } from '../../../src/words/asked/readAsking'
import { printTextQuery } from '../../../src/words/asked/TextQuery'
import { languageLexeme } from '../../../src/words/documents/createDocument'
import { wordLanguages } from '../../../src/words/letters/wordLanguages'
import { createRandom } from './sampleWords'

const drawnLanguages = ['da', 'sv', 'nb'] as const

const shownLexemes = 9

const ofLanguages: string[] = wordLanguages.map(languageLexeme)

/**
 * Returns the words in a lexicon's file, without those that only join others, such as prepositions. Of several forms
 * of a word, only the first is returned. A word that the file lists twice is returned twice.
 */
function wordsOfFile(language: string): string[] {
  const file = new URL(`../../../src/words/lexicon/${language}.txt`, import.meta.url)
  return readFileSync(file, 'utf8')
    .replaceAll(/^## (?:joining words|before verbs)\n[^#]*/gmu, '')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.replace(/^[^:]*:\s*/u, '').split(/\s+/u))
    .map((entry) => (/^[^/,|([!*?+~^=]*/u.exec(entry)?.[0] ?? '').replaceAll(/[^\p{L}-]/gu, ''))
    .filter((word) => /^\p{Ll}{3,}$/u.test(word))
}

/**
 * Prints random words of the lexicons that find a notice, how many they find, and which lexemes of the notices
 * match how often. A person can then judge which finds are wrong.
 *
 * @param count the number of words of each language
 */
export async function drawLexicon(db: Kysely<Database>, count: number, seed: number): Promise<void> {
  const random = createRandom(seed)
  for (const language of drawnLanguages) {
    const words = wordsOfFile(language)
    const drawn = new Set<string>()
    let found = 0
    while (found < count && drawn.size < words.length) {
      const word = words[Math.floor(random() * words.length)] ?? ''
      const { root } = parseQuery(word)
      if (drawn.has(word) || root === null) continue
      drawn.add(word)
      const { query } = queryOf(root, await readAsking(db, [root], language))
      if (query === null) continue
      const printed = printTextQuery(query)
      const { rows } = await sql<{ lexemes: string[] | null }>`
        select (select array_agg(lexeme) from unnest(s.document)
          where array_to_tsvector(array[lexeme] || ${ofLanguages}::text[]) @@ ${printed}::tsquery
          and lexeme <> all(${ofLanguages}::text[])) as lexemes
        from procurement_search s where s.document @@ ${printed}::tsquery`.execute(db)
      if (rows.length === 0) continue
      found += 1
      // A phrase is no single lexeme.
      const matches = rows.flatMap(({ lexemes }) => lexemes ?? ['(a phrase)'])
      const counts = [...Map.groupBy(matches, (one) => one)].map(([one, all]) => [one, all.length] as const)
      const most = counts.toSorted((a, b) => b[1] - a[1]).slice(0, shownLexemes)
      console.log(
        `${language} ${word}: ${rows.length} found by ${most.map(([one, all]) => `${one} ${all}`).join(', ')}`,
      )
    }
  }
}
