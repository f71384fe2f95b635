import type { Kysely } from 'kysely'
import type { AdminContext } from '../admin/commands/Command'
import type { Database } from '../storage/Database'

/** Returns the context in which an administrator's command runs in a test. */
export const adminContext = (db: Kysely<Database>, now: Date, input: string | null = null): AdminContext => ({
  db,
  database: {
    dumpFormat: 'embedded',
    dumpTo: async () => {
      throw new Error('This test has no database to dump, so nothing was done.')
    },
  },
  dataFolder: '/nowhere',
  workingFolder: '/nowhere',
  now,
  input,
  environment: {},
  publicUrl: 'https://spadestik.example',
  actor: 'terminal anne',
  seal: async (secret) => secret,
})
