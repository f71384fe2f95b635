import { openProject } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'

/**
 * @param mail the address in lower case
 * @throws Problem `notFound` when no limited visitor has the address.
 */
export async function findVisitor(db: Kysely<Database>, mail: string): Promise<number> {
  const visitor = await db
    .selectFrom('limited_visitors')
    .select('id')
    .where('mail', '=', mail)
    .executeTakeFirst()
  if (visitor !== undefined) return visitor.id
  throw new Problem(
    'notFound',
    'This address has no limited access, so no code can be used or sent. Ask for access first.',
  )
}

/**
 * Counts a project as opened by a limited visitor, who may open only a few projects without a subscription.
 * Opening the same project again is free (W05).
 *
 * @throws Problem `accessRunOut` when the visitor may open no more projects.
 */
export async function payForView(db: Kysely<Database>, visitorId: number, projectId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Lock the row, so that two concurrent calls cannot both use up the last project that the visitor may
    // open.
    const { views_left: left } = await trx
      .selectFrom('limited_visitors')
      .select('views_left')
      .where('id', '=', visitorId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const rows = await trx
      .selectFrom('limited_views')
      .select('project_id')
      .where('visitor_id', '=', visitorId)
      .execute()
    const seen = rows.map((row) => row.project_id)
    const outcome = openProject({ viewsLeft: left, seen }, projectId)
    if (outcome.status === 'runOut') {
      throw new Problem(
        'accessRunOut',
        'All views of the limited access are used, so this project cannot be shown. Book a demo or subscribe.',
      )
    }
    if (outcome.account.viewsLeft === left) return
    await trx.insertInto('limited_views').values({ visitor_id: visitorId, project_id: projectId }).execute()
    await trx
      .updateTable('limited_visitors')
      .set({ views_left: outcome.account.viewsLeft })
      .where('id', '=', visitorId)
      .execute()
  })
}
