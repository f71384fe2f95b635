import type { QueryNode } from '@spadestik/domain/query'
import { parseQuery } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { queryOf } from '../../words/asked/queryOf'
import { readAsking } from '../../words/asked/readAsking'
import { printTextQuery } from '../../words/asked/TextQuery'

/** Returns the `tsquery` for which a search asks the database, of a text or of one part of it. */
export async function askedText(
  db: Kysely<Database>,
  text: string | QueryNode,
  reader: LanguageCode,
): Promise<string> {
  const root = typeof text === 'string' ? parseQuery(text).root : text
  if (root === null) return ''
  const { query } = queryOf(root, await readAsking(db, [root], reader))
  return query === null ? '' : printTextQuery(query)
}
