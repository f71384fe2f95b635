import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOfSession } from '../../accounts/auth/callers'
import { startSession } from '../../accounts/auth/sessions'
import { readAlertToken, signAlertToken } from '../../alerts/alertTokens'
import type { Database } from '../Database'
import { openDatabase } from '../openDatabase'
import { readContents } from '../../testing/durability/readContents'
import { seedScene } from '../../testing/scenes/seedScene'
import { createBackup } from './createBackup'
import { readLedgerEra } from './ledgerEra'
import { restoreBackup } from './restoreBackup'

const now = new Date('2026-11-27T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'spadestik-backup-'))
const at = (...names: string[]) => join(folder, ...names)
const locationOf = (data: string) => ({ folder: at(data, 'database') })

let contents: Record<string, unknown>
let era: string
/** What a user got who was added after the backup. */
let lost: { readonly userId: number; readonly link: string; readonly sessionId: string }
const secret = 'a secret that is long enough to sign with'

const addUser = async (db: Kysely<Database>, email: string) => {
  const { id } = await db
    .insertInto('users')
    .columns(['email', 'name', 'subscriber_id', 'is_administrator', 'domain_id', 'language_id'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select((is) => [is.val(email).as('email'), 'name', 'subscriber_id', is.lit(false).as('admin')])
        .select(['domain_id', 'language_id'])
        .limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

beforeAll(async () => {
  mkdirSync(at('data', 'files', 'photos'), { recursive: true })
  writeFileSync(at('data', 'files', 'photos', 'bridge.jpg'), 'a picture')
  writeFileSync(at('data', 'session.secret'), 'a generated secret')
  const open = await openDatabase(locationOf('data'))
  await seedScene(open.db)
  contents = await readContents(open.db)
  era = await readLedgerEra(open.db)
  await createBackup(open, at('data'), at('backup'), now)
  const userId = await addUser(open.db, 'lost@demo.test')
  lost = {
    userId,
    link: await signAlertToken(secret, { userId, senders: [{ owner: 'agent', ownerId: 1 }] }),
    sessionId: await startSession(open.db, userId, now),
  }
  await open.db.deleteFrom('sessions').execute()
  await open.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('[Z13, O13] a backup of the embedded database restores every row, the files and the secret', async () => {
  const manifest = await restoreBackup(at('backup'), locationOf('other'), at('other'))
  expect(manifest).toMatchObject({ created: now.toISOString(), files: 1, hasSecret: true })
  const { db, close } = await openDatabase(locationOf('other'))
  // The restored ledger has a name of its own, so that programs begin again.
  expect(await readContents(db)).toEqual({ ...contents, 'public.ledger_era': expect.anything() })
  expect(await readLedgerEra(db)).not.toBe(era)
  await close()
  expect(readFileSync(at('other', 'files', 'photos', 'bridge.jpg'), 'utf8')).toBe('a picture')
  expect(readFileSync(at('other', 'session.secret'), 'utf8')).toBe('a generated secret')
})

test('[Z13] links and sessions of a user who was added after the backup fit nobody after the restore', async () => {
  await restoreBackup(at('backup'), locationOf('later'), at('later'))
  const { db, close } = await openDatabase(locationOf('later'))
  const next = await addUser(db, 'next@demo.test')
  const recipient = await readAlertToken([secret], lost.link)
  const session = await callerOfSession(db, lost.sessionId)
  const agents = await sql<{ next: number }>`select nextval('agents_id_seq')::integer as next`.execute(db)
  await close()
  expect(recipient?.userId).toBe(lost.userId)
  expect(next).toBeGreaterThan(lost.userId + 1000)
  expect(agents.rows[0]?.next).toBeGreaterThan(1000)
  expect(session).toBeNull()
})

test('[Z13] only its owner can read a backup, even in a folder that others could read', async () => {
  const open = mkdtempSync(at('open-'))
  chmodSync(open, 0o755)
  const source = {
    dumpFormat: 'embedded',
    dumpTo: (file: string) => Promise.resolve(writeFileSync(file, 'dump', { mode: 0o644 })),
  } as const
  await createBackup(source, at('data'), open, now)
  for (const name of ['.', 'database.dump', 'session.secret', 'backup.json'])
    expect(statSync(join(open, name)).mode & 0o077, name).toBe(0)
})

test('[Z13] a backup is written to an empty folder only, and one that fails leaves nothing', async () => {
  const source = {
    dumpFormat: 'embedded',
    dumpTo: async () => {
      throw new Error('The disk is full.')
    },
  } as const
  await expect(createBackup(source, at('data'), at('backup'), now)).rejects.toThrow(/is not empty/)
  await expect(createBackup(source, at('data'), at('full'), now)).rejects.toThrow('The disk is full.')
  expect(readdirSync(folder)).not.toContain('full')
})

test.each<[reason: RegExp, prepare: (data: string, backup: string) => void]>([
  [/has no backup\.json/, (_data, backup) => rmSync(join(backup, 'backup.json'))],
  [/not the one that was written/, (_data, backup) => writeFileSync(join(backup, 'database.dump'), 'cut')],
  [
    /newer version/,
    (_data, backup) => writeFileSync(join(backup, 'backup.json'), JSON.stringify({ format: 2 })),
  ],
  [
    /one of PostgreSQL/,
    (_data, backup) => {
      const file = join(backup, 'backup.json')
      writeFileSync(file, readFileSync(file, 'utf8').replace('"embedded"', '"pg_dump"'))
    },
  ],
  [
    /has session\.secret already/,
    (data) => {
      mkdirSync(data, { recursive: true })
      writeFileSync(join(data, 'session.secret'), 'another secret')
    },
  ],
  [
    /has a database/,
    (data) => {
      mkdirSync(join(data, 'database', 'pglite'), { recursive: true })
      writeFileSync(join(data, 'database', 'pglite', 'PG_VERSION'), '17')
    },
  ],
])('[Z13] a restore that is refused with %s changes nothing', async (reason, prepare) => {
  const [data, backup] = [mkdtempSync(at('data-')), mkdtempSync(at('copy-'))]
  for (const name of ['backup.json', 'database.dump', 'session.secret'])
    writeFileSync(join(backup, name), readFileSync(at('backup', name)))
  prepare(data, backup)
  const before = readdirSync(data, { recursive: true }).sort()
  await expect(restoreBackup(backup, { folder: join(data, 'database') }, data)).rejects.toThrow(reason)
  const after = readdirSync(data, { recursive: true }).sort()
  expect(after.filter((name) => !/^database(\/database\.lock)?$/.test(String(name)))).toEqual(
    before.filter((name) => name !== 'database'),
  )
})
