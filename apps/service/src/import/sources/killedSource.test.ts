import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../storage/openDatabase'
import { packageOf, startNoticeServer } from '../../testing/imports/noticeServer'
import { noticeId, noticeXml } from '../../testing/imports/notices'
import { createServerDatabase } from '../../testing/openTestDatabase'
import { runSources } from './runSources'
import { readSources } from './Source'

const template = inject('postgresTemplate')
const count = 200

const notices = Array.from({ length: count }, (_one, index) =>
  noticeXml({
    id: noticeId(index),
    procedure: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    title: `Bro ${index}`,
  }),
)

// The embedded database allows one process only, so no other one can go on for it.
test.skipIf(template === null)(
  '[G01] a process that is killed while it reads a source leaves it to others, and each notice is there once',
  { timeout: 120_000 },
  async () => {
    const database = await createServerDatabase(template ?? '')
    const server = await startNoticeServer()
    const { db, close } = await openDatabase({ url: database.url })
    // The killed process leaves its files behind.
    const folder = mkdtempSync(join(tmpdir(), 'killed-source-'))
    let child: ChildProcess | undefined
    const imported = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer from procurements`.execute(db)
      return rows[0]?.count ?? 0
    }
    try {
      const before = await imported()
      server.issues.set('202600226', await packageOf(notices))
      const contact = 'https://spadestik.example/robot'
      const ted = { name: 'ted', kind: 'ted', url: server.url, contact, firstIssue: '202600226' }
      const setting = JSON.stringify([{ ...ted, schedule: '0 9 * * *' }])
      const script = join(import.meta.dirname, '../../testing/processes/readSourcesUntilKilled.ts')
      child = spawn(process.execPath, ['--import', 'tsx', script, database.url, setting], {
        env: { ...process.env, TMPDIR: folder },
        stdio: 'ignore',
      })
      const exited = once(child, 'close')
      await expect.poll(imported, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 9)
      child.kill('SIGKILL')
      await exited
      const begun = await imported()
      expect(begun).toBeLessThan(before + count)
      const run = (now: Date) =>
        runSources({
          db,
          sources: readSources(setting),
          variables: {},
          clock: () => now,
          isStopped: () => false,
          onFailure: (words, facts) => expect.fail(`${words} ${JSON.stringify(facts)}`),
        })
      expect(await run(new Date())).toBe(0)
      const later = new Date(Date.now() + 3_600_000)
      const runs = await Promise.all([run(later), run(later)])
      expect(runs.toSorted()).toEqual([0, 1])
      expect(await imported()).toBe(before + count)
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer from item_changes c join procurements p on p.id = c.item_id
        where c.item_type = 'procurement' and c.kind = 'new' and p.names->>'da' ~ '^Bro [0-9]+$'`.execute(db)
      expect(rows).toEqual([{ count }])
    } finally {
      child?.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
      await close()
      await server.stop()
      await database.drop()
    }
  },
)
