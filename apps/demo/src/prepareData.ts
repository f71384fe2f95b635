import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '@spadestik/service/filling'
import { learnWords } from '@spadestik/service/filling'
import { writeDemoFiles } from './files/writeDemoFiles'
import { seedDemo } from './seedDemo'
import { seedDemoMails } from './seedDemoMails'

/**
 * Fills a database without accounts with demo data. When several processes start together, one of them fills
 * the database, and the others wait.
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
  if (!isSeeded) return
  // Find the parts of all compound words before the service starts. On the embedded database, a background
  // job that finds them would slow down the first users.
  while ((await learnWords(db)) > 0);
  // The query planner needs statistics before the first search.
  await sql`analyze`.execute(db)
}
