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
}

const wordsIn = (cell = '') => cell.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]))

/**
 * Reads a file of titles. Each line has the language, the title, the words that must find it and the words that
 * must not, separated by tabs. Commas separate the words.
 */
function readTitles(path: string): Title[] {
  return readFileSync(path, 'utf8')
    .split(/\r?\n/u)
    .flatMap((line) => {
      const [language = '', title = '', finds, misses] = line.split('\t')
      if (title === '') return []
      return [{ language: language as LanguageCode, title, finds: wordsIn(finds), misses: wordsIn(misses) }]
    })
}

const share = (count: number, all: number) => (all === 0 ? '–' : `${((100 * count) / all).toFixed(1)} %`)

/**
 * Measures on a file of titles how many words find the titles that they should find, and how many find a title
 * that they should not. Prints each wrong pair.
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
    '| language | words that must find | found | words that must not | found falsely |\n|---|--:|--:|--:|--:|',
  )
  const wrong: string[] = []
  const placed = titles.map((one, place) => ({ ...one, place }))
  for (const [language, own] of Map.groupBy(placed, (one) => one.language)) {
    const counts = { finds: 0, found: 0, misses: 0, falsely: 0 }
    for (const { title, finds, misses, place } of own) {
      for (const word of finds) {
        counts.finds += 1
        if (await isFound(word, language, place)) counts.found += 1
        else wrong.push(`${language} ${word} misses: ${title}`)
      }
      for (const word of misses) {
        counts.misses += 1
        if (!(await isFound(word, language, place))) continue
        counts.falsely += 1
        wrong.push(`${language} ${word} finds: ${title}`)
      }
    }
    const { finds, found, misses, falsely } = counts
    console.log(`| ${language} | ${finds} | ${share(found, finds)} | ${misses} | ${share(falsely, misses)} |`)
  }
  if (wrong.length > 0) console.log(`\n${wrong.join('\n')}`)
}
