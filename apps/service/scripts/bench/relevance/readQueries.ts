import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../../../src/reference/languages'
import type { Database } from '../../../src/storage/Database'

/**
 * A benchmark query. Its text is the name of a CPV class (a category in the EU's list of purchases). Its
 * correct answers are the notices of this class.
 */
export interface RelevanceQuery {
  /**
   * The CPV code without its final zeros. The names of a class in different languages are separate queries
   * that share this code.
   */
  readonly code: string
  readonly language: LanguageCode
  readonly text: string
  readonly answers: ReadonlySet<number>
  /** Whether the query is reserved for the final measurement and must not be used for tuning. */
  readonly isHeld: boolean
}

const queryLanguages = ['da', 'sv', 'nb', 'en'] as const

/**
 * Decides whether a CPV class (an EU purchase category) is reserved for the final measurement, and is not
 * used for tuning. The decision depends only on the code, so it is the same in all languages.
 */
function isHeldClass(code: string): boolean {
  return (createHash('sha256').update(code).digest()[0] ?? 0) % 2 === 1
}

function wordsOf(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/**
 * Reads the names of CPV classes (EU purchase categories) in four languages as queries. Only classes with 3
 * to 60 notices are read.
 */
export async function readQueries(db: Kysely<Database>): Promise<RelevanceQuery[]> {
  const { rows } = await sql<{ code: string; names: Record<string, string>; ids: number[] }>`
    select rtrim(c.code, '0') as code, c.names, array_agg(s.id order by s.id) as ids
    from procurement_search s, unnest(s.criteria) as own(id)
    join criteria c on c.id = own.id join criterion_types t on t.id = c.type_id
    where t.code = 'cpv' and length(rtrim(c.code, '0')) between 4 and 5
    group by c.id having count(*) between 3 and 60 order by c.code`.execute(db)
  return rows.flatMap(({ code, names, ids }) =>
    queryLanguages.flatMap((language) => {
      const text = wordsOf(names[language] ?? '')
      const query = { code, language, text, answers: new Set(ids), isHeld: isHeldClass(code) }
      return text === '' ? [] : [query]
    }),
  )
}
