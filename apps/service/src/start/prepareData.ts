import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { seedDemo } from '../demo/seedDemo'
import { seedDemoMails } from '../demo/seedDemoMails'
import { writeDemoFiles } from '../demo/files/writeDemoFiles'

/**
 * Fills a database in which nobody has an account with synthetic data. Of several processes that start at
 * once, one does it and the others wait.
 *
 * @param filesFolder where the files of the items are made
 */
export async function prepareData(db: Kysely<Database>, filesFolder: string): Promise<void> {
  const isSeeded = await db.transaction().execute(async (trx) => {
    await sql`lock table users in exclusive mode`.execute(trx)
    const someone = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (someone !== undefined) return false
    writeDemoFiles(filesFolder)
    const now = new Date()
    await seedDemo(trx, now.toISOString().slice(0, 10))
    await seedDemoMails(trx, now)
    return true
  })
  // The planner needs to know what there is before the first search.
  if (isSeeded) await sql`analyze`.execute(db)
}
