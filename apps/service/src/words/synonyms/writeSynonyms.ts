import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { analyse } from '../analysis/analyseWord'
import { withoutMarks, wordsOf } from '../letters/letters'
import type { SynonymGroup } from './parseSynonyms'

/**
 * Replaces all synonyms, with the basic forms by which they are found. Marks those that consist of one word, so
 * that `learnWords` accepts them as parts of compounds even if they are rare.
 */
export async function writeSynonyms(
  trx: Transaction<Database>,
  groups: readonly SynonymGroup[],
): Promise<void> {
  const rows = groups.flatMap(({ words }, group) =>
    words.map(({ language, word, isNarrower }) => {
      const own = wordsOf(word)
      const plain = own.join(' ')
      const isOne = own.length === 1
      const stem = isOne ? (analyse(plain, language).keys[0] ?? plain) : plain
      return {
        group_id: group + 1,
        language,
        word,
        plain,
        stem,
        folded: withoutMarks(plain),
        is_one: isOne,
        is_narrower: isNarrower,
      }
    }),
  )
  await sql`delete from synonyms`.execute(trx)
  await sql`
    insert into synonyms (group_id, language, word, plain, stem, is_narrower)
    select group_id, language, word, plain, stem, is_narrower
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(group_id integer, language text, word text, plain text, stem text, is_narrower boolean)
    on conflict do nothing`.execute(trx)
  await sql`update words set is_trade = false where is_trade`.execute(trx)
  await sql`
    insert into words (language, word, stem, folded, is_trade)
    select distinct on (plain, language) language, plain, stem, folded, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(language text, plain text, stem text, folded text, is_one boolean)
    where is_one order by plain, language
    on conflict (word, language) do update set is_trade = true`.execute(trx)
}
