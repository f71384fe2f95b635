import type { QueryNode } from '@spadestik/domain/query'
import { termsOf } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import type { Asking } from './wordQuery'
import { readAskedWords } from './readAskedWords'
import { termsIn } from './terms'

const textsOf = (root: QueryNode): string[] =>
  termsOf({ root, ignoredWords: 0 }).flatMap(({ term }) => {
    const value = term.kind === 'field' ? term.value : term
    return value.kind === 'phrase' ? value.words : [value.word]
  })

/** Whether some documents were written by a version that left out the marks of letters. */
async function hasOldDocuments(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('word_state').select('has_old_documents').executeTakeFirst()
  return row?.has_old_documents === true
}

/** Reads what is needed to ask for the words of parsed texts, for a reader of a language. */
export async function readAsking(
  db: Kysely<Database>,
  roots: readonly QueryNode[],
  reader: LanguageCode,
): Promise<Asking> {
  return {
    words: await readAskedWords(db, roots.flatMap(textsOf), reader, roots.flatMap(termsIn)),
    reader,
    isLoose: true,
    hasOldDocuments: await hasOldDocuments(db),
  }
}
