import { readFileSync } from 'node:fs'
import { parseQuery } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { writeProjects } from '../../../src/items/writers/writeProjects'
import type { LanguageCode } from '../../../src/reference/languages'
import type { Database } from '../../../src/storage/Database'
import { projectRecord } from '../../../src/testing/scenes/records'
import { queryOf } from '../../../src/words/asked/queryOf'
import { readAsking } from '../../../src/words/asked/readAsking'
import { printTextQuery } from '../../../src/words/asked/TextQuery'
import { learnAllWords } from '../../learnAllWords'

interface Title {
  readonly language: LanguageCode
  readonly title: string
  /** Words that must find the title. */
  readonly finds: readonly string[]
  /** Words that must not find it. */
  readonly misses: readonly string[]
  /** What the words are, such as 'parts' of compounds. */
  readonly kind: string
}

const wordsIn = (cell = '') => cell.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]))

/**
 * Reads a file of titles. Each line has the language, the title, the words that must find it, the words that must
 * not, and what kind of words these are, separated by tabs. Commas separate the words.
 */
function readTitles(path: string): Title[] {
  return readFileSync(path, 'utf8')
    .split(/\r?\n/u)
    .flatMap((line) => {
      const [language = '', title = '', finds, misses, kind = ''] = line.split('\t')
      if (title === '') return []
      return [
        { language: language as LanguageCode, title, finds: wordsIn(finds), misses: wordsIn(misses), kind },
      ]
    })
}

const share = (count: number, all: number) => (all === 0 ? '–' : `${((100 * count) / all).toFixed(1)} %`)

interface Result {
  readonly language: LanguageCode
  readonly kind: string
  readonly isWanted: boolean
  readonly isFound: boolean
}

function rowOf(language: string, kind: string, results: readonly Result[]): string {
  const [wanted, unwanted] = [true, false].map((one) => results.filter(({ isWanted }) => isWanted === one))
  const foundIn = (some: readonly Result[] = []) => {
    const found = some.filter((one) => one.isFound).length
    return `${some.length} | ${share(found, some.length)}`
  }
  return `| ${language} | ${kind} | ${foundIn(wanted)} | ${foundIn(unwanted)} |`
}

/**
 * Measures on a file of titles how many words find the titles that they should find, and how many find a title
 * that they should not, by language and kind. Prints each wrong pair.
 */
export async function measureTitles(db: Kysely<Database>, path: string): Promise<void> {
  const titles = readTitles(path)
  const records = titles.map(({ language, title }, place) =>
    projectRecord(String(place), {
      language,
      names: { [language]: title },
      address: null,
      city: null,
      description: '',
    }),
  )
  const ids = await db.transaction().execute((trx) => writeProjects(trx, records))
  await learnAllWords(db)
  const isFound = async (word: string, language: LanguageCode, place: number) => {
    const { root } = parseQuery(word)
    const query = root === null ? null : queryOf(root, await readAsking(db, [root], language)).query
    if (query === null) return false
    const { rows } = await sql`
      select from project_search where id = ${ids.get(String(place))} and document @@ ${printTextQuery(query)}::tsquery`.execute(
      db,
    )
    return rows.length > 0
  }
  console.log(
    '| language | kind | words that must find | found | words that must not | found falsely |\n|---|---|--:|--:|--:|--:|',
  )
  const wrong: string[] = []
  const placed = titles.map((one, place) => ({ ...one, place }))
  const results: Result[] = []
  for (const { language, kind, title, finds, misses, place } of placed) {
    for (const [word, isWanted] of [
      ...finds.map((one) => [one, true] as const),
      ...misses.map((one) => [one, false] as const),
    ]) {
      const found = await isFound(word, language, place)
      results.push({ language, kind, isWanted, isFound: found })
      if (found !== isWanted) wrong.push(`${language} ${word} ${found ? 'finds' : 'misses'}: ${title}`)
    }
  }
  for (const [language, own] of Map.groupBy(results, (one) => one.language)) {
    const kinds = [...Map.groupBy(own, (one) => one.kind)]
    for (const [kind, some] of kinds.length > 1 ? kinds : []) console.log(rowOf(language, kind, some))
    console.log(rowOf(language, 'all', own))
  }
  if (wrong.length > 0) console.log(`\n${wrong.join('\n')}`)
}
