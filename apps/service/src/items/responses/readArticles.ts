import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { fileIn } from './fileIn'
import type { Database } from '../../storage/Database'

export async function readArticles(
  db: Kysely<Database>,
  projectIds: readonly number[],
  limit?: number,
): Promise<Schemas['Article'][]> {
  const query = db
    .selectFrom('articles')
    .selectAll()
    .where('project_id', '=', (any) => any.fn.any(any.val([...projectIds])))
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
  const rows = await (limit === undefined ? query : query.limit(limit)).execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    created: row.created,
    coverImage: row.cover_image === null ? null : fileIn(row.id, row.cover_image),
    hostName: row.host_name,
    hostDomain: row.host_domain,
    link: row.link,
  }))
}
