import type { Kysely } from 'kysely'
import { Problem } from '../app/Problem'
import type { Database } from '../database/Database'

/**
 * Takes one view from a limited visitor for a project that they have not seen; the same project again is free.
 *
 * @throws Problem `accessRunOut` when no view is left.
 * @source specification 4
 */
export async function payForView(db: Kysely<Database>, visitorId: number, projectId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The row is locked so that two calls at once cannot both spend the last view.
    const { views_left: left } = await trx
      .selectFrom('limited_visitors')
      .select('views_left')
      .where('id', '=', visitorId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const seen = await trx
      .selectFrom('limited_views')
      .select('project_id')
      .where('visitor_id', '=', visitorId)
      .where('project_id', '=', projectId)
      .executeTakeFirst()
    if (seen !== undefined) return
    if (left === 0) {
      throw new Problem(
        'accessRunOut',
        'All views of the limited access are used, so this project cannot be shown. Book a demo or subscribe.',
      )
    }
    await trx.insertInto('limited_views').values({ visitor_id: visitorId, project_id: projectId }).execute()
    await trx
      .updateTable('limited_visitors')
      .set({ views_left: left - 1 })
      .where('id', '=', visitorId)
      .execute()
  })
}
