import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mainEngine, openTestDatabase } from '../testing/openTestDatabase'

test('[Z01] every reference to another table has an index, so that no lookup or deletion reads a whole table', async () => {
  const { db, close } = await openTestDatabase(mainEngine)
  const { rows } = await sql<{ reference: string }>`
    select c.conrelid::regclass || ' (' || a.attname || ')' as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
    order by 1`.execute(db)
  await close()
  expect(rows.map(({ reference }) => reference)).toEqual([])
})
