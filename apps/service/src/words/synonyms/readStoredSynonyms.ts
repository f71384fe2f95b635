import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'
import type { SynonymGroup } from './parseSynonyms'

/** Reads the groups of synonyms that the database has. */
export async function readStoredSynonyms(db: Kysely<Database>): Promise<SynonymGroup[]> {
  const rows = await db
    .selectFrom('synonyms')
    .select(['group_id', 'language', 'word', 'is_narrower as isNarrower'])
    .orderBy('group_id')
    .orderBy('language')
    .orderBy('word')
    .execute()
  return [...Map.groupBy(rows, ({ group_id: group }) => group).values()].map((words) => ({ words }))
}
