import { expect, test } from 'vitest'
import { seedDemoUsers } from '../testing/scenes/seedDemoUsers'
import { mainEngine, openTestDatabase } from '../testing/openTestDatabase'
import { refuseDemoAccounts } from './refuseDemoAccounts'

test('[W02] a database with accounts whose password is public is refused in production', async () => {
  const { db, close } = await openTestDatabase(mainEngine)
  await expect(refuseDemoAccounts(db)).resolves.toBeUndefined()
  await db.transaction().execute((trx) => seedDemoUsers(trx))
  await expect(refuseDemoAccounts(db)).rejects.toThrow(/password is public.*DEMO_DATA=on/s)
  await close()
})
