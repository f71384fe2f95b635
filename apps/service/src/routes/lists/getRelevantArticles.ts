import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { readArticles } from '../../responses/readArticles'

/**
 * Answers the newest articles about the projects on the caller's lists.
 *
 * @source specification 2
 */
export const getRelevantArticles: Handler<'getRelevantArticles'> = async ({ db, caller, query }) => {
  const rows = await db
    .selectFrom('list_projects')
    .innerJoin('list_users', 'list_users.list_id', 'list_projects.list_id')
    .select('list_projects.project_id as id')
    .distinct()
    .where('list_users.user_id', '=', userOf(caller).id)
    .execute()
  return readArticles(
    db,
    rows.map(({ id }) => id),
    query.limit ?? limits.relevantArticles,
  )
}
