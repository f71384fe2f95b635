import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { SynonymGroup } from './parseSynonyms'

/**
 * Replaces all synonyms. Marks the synonyms that consist of one word, so that `learnWords` accepts them as
 * parts of compounds even if they are rare. Call this function in a transaction.
 */
export async function writeSynonyms<Tables>(
  trx: Kysely<Tables>,
  groups: readonly SynonymGroup[],
): Promise<void> {
  const rows = groups.flatMap(({ words }, group) =>
    words.map(({ language, word }) => ({ group_id: group + 1, language, word })),
  )
  await sql`delete from synonyms`.execute(trx)
  await sql`
    insert into synonyms (group_id, language, word, plain, stem)
    select group_id, language, word, search_text(word),
      case when search_text(word) like '% %' then search_text(word) else search_stem(language, search_text(word)) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(group_id integer, language text, word text)
    on conflict do nothing`.execute(trx)
  await sql`update words set is_trade = false where is_trade`.execute(trx)
  await sql`
    insert into words (language, word, stem, is_trade)
    select distinct language, plain, stem, true from synonyms where plain ~ '^[a-z]{2,40}$' order by plain, language
    on conflict (word, language) do update set is_trade = true`.execute(trx)
}
