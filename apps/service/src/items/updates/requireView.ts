import type { Kysely } from 'kysely'
import type { Caller } from '../../contract/Caller'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'

/**
 * Checks that a limited visitor (a visitor without a subscription) has already opened a project. Other
 * callers always pass.
 *
 * @throws Problem `accessRunOut` when the visitor may open no more projects, otherwise `forbidden`.
 */
export async function requireView(db: Kysely<Database>, caller: Caller, projectId: number): Promise<void> {
  if (caller.kind !== 'limited') return
  const row = await db
    .selectFrom('limited_visitors')
    .leftJoin('limited_views', (join) =>
      join
        .onRef('limited_views.visitor_id', '=', 'limited_visitors.id')
        .on('limited_views.project_id', '=', projectId),
    )
    .select(['limited_visitors.views_left', 'limited_views.project_id'])
    .where('limited_visitors.id', '=', caller.visitorId)
    .executeTakeFirstOrThrow()
  if (row.project_id !== null) return
  throw row.views_left === 0
    ? new Problem(
        'accessRunOut',
        'All views of the limited access are used, so nothing of this project is shown. Book a demo or subscribe.',
      )
    : new Problem(
        'forbidden',
        'This project has not been opened, so its updates are not shown. Open it first.',
      )
}
