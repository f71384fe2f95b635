import { parseQuery } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Caller } from '../../../src/contract/Caller'
import { procurementSearch } from '../../../src/search/itemSearch'
import { runSearch } from '../../../src/search/run/runSearch'
import type { LanguageCode } from '../../../src/reference/languages'
import type { Database } from '../../../src/storage/Database'
import { danishView } from '../../../src/testing/search/danishView'
import { queryOf } from '../../../src/words/asked/queryOf'
import { readAsking } from '../../../src/words/asked/readAsking'
import { printTextQuery } from '../../../src/words/asked/TextQuery'
import { withoutMarks, wordsOf } from '../../../src/words/letters/letters'

const languages = ['da', 'sv', 'en'] as const

/** The minimum length of a sampled word. Shorter words are mostly joining words and abbreviations. */
const shortestWord = 4

const shownNotices = 2

const caller: Caller = {
  kind: 'user',
  user: { id: 1, name: 'Bench', subscriberId: 1 },
  product: { basic: false, companyEnabled: true, allowedProjectPhases: [] },
}

interface NamedNotice {
  readonly id: number
  readonly language: string
  readonly name: string
}

/** Returns a source of numbers from 0 to below 1 that repeats itself for a seed. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const distinctWords = (name: string) => new Set(wordsOf(name))

/**
 * Returns random words from the names of notices. About half come from names that were written in `language`.
 * The others come from all names, most of which are translated by machine.
 */
function drawWords(
  notices: readonly NamedNotice[],
  language: string,
  count: number,
  random: () => number,
): string[] {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const original = notices.filter((notice) => notice.language === language)
  const drawn = new Set<string>()
  while (drawn.size < count) {
    const name = pick(random() < 0.5 ? original : notices)?.name ?? ''
    const word = pick(
      [...distinctWords(name)].filter((one) => /^\p{L}+$/u.test(one) && one.length >= shortestWord),
    )
    if (word !== undefined) drawn.add(word)
  }
  return [...drawn]
}

function countSimilar(notices: readonly NamedNotice[], word: string): string {
  const plain = withoutMarks(word)
  const stem = plain.slice(0, Math.max(3, plain.length - (plain.length >= 8 ? 3 : 2)))
  const similar = notices.flatMap(({ name }) =>
    [...distinctWords(name)].filter((one) => withoutMarks(one).includes(stem)),
  )
  const counts = Map.groupBy(similar, (one) => one)
  return [...counts].map(([one, all]) => `${one} ${all.length}`).join(', ')
}

async function readLexemes(
  db: Kysely<Database>,
  id: number,
  word: string,
  language: LanguageCode,
): Promise<string> {
  const { root } = parseQuery(word)
  if (root === null) return ''
  const { query } = queryOf(root, await readAsking(db, [root], language))
  if (query === null) return ''
  const { rows } = await sql<{ lexeme: string; weights: string[] }>`
    select lexeme, weights from procurement_search s, unnest(s.document)
    where s.id = ${id}
      and array_to_tsvector(array[lexeme]) @@ ${printTextQuery(query)}::tsquery`.execute(db)
  return rows.map(({ lexeme, weights }) => `${lexeme}:${weights.join('')}`).join(' ')
}

/**
 * Prints random words, so that a person can judge the search. For each word, prints similar words from the
 * notices that a search for the word finds, and similar words from all other notices.
 */
export async function sampleWords(db: Kysely<Database>, count: number, seed: number): Promise<void> {
  const random = createRandom(seed)
  for (const language of languages) {
    const { rows: notices } = await sql<NamedNotice>`
      select id, language, names->>${language} as name from procurements
      where names->>${language} is not null order by id`.execute(db)
    for (const word of drawWords(notices, language, count, random)) {
      const search = await procurementSearch(db, danishView(caller, language), { freeSearch: word })
      const page = { order: 'updated', ascending: false, index: 0, limit: notices.length } as const
      const { ids } = await runSearch(db, search, page)
      const isFound = new Set(ids)
      const [found, others] = [true, false].map((wanted) =>
        countSimilar(
          notices.filter(({ id }) => isFound.has(id) === wanted),
          word,
        ),
      )
      console.log(`${language} ${word}: ${ids.length} found\n  found: ${found}\n  not found: ${others}`)
      const shuffled = ids.map((id) => ({ id, place: random() })).toSorted((a, b) => a.place - b.place)
      for (const { id } of shuffled.slice(0, shownNotices)) {
        console.log(`  by: ${await readLexemes(db, id, word, language)}`)
      }
    }
  }
}
