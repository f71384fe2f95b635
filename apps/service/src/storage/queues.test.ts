import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { engines, openTestDatabase } from '../testing/openTestDatabase'
import { installQueues, requestMails } from './queues'

test.each(engines)(
  '[Z01] processes that start at the same time create the queues once, on %s',
  async (engine) => {
    const { db, queues, close } = await openTestDatabase(engine)
    try {
      await sql`drop schema pgboss cascade`.execute(db)
      await Promise.all(Array.from({ length: 4 }, () => installQueues(queues)))
      await requestMails(db)
      const { rows } = await sql`select version from pgboss.version`.execute(db)
      expect(rows).toHaveLength(1)
    } finally {
      await close()
    }
  },
)
