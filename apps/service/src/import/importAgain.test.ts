import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminContext } from '../testing/adminContext'
import { runAdminCommand } from '../admin/runAdminCommand'
import type { OpenDatabase } from '../storage/openDatabase'
import { noticeId, noticeXml } from '../testing/imports/notices'
import { mainEngine, openTestDatabase } from '../testing/openTestDatabase'
import { importAgain } from './importAgain'
import { importNotices } from './importNotices'

const now = '2026-11-21T12:00:00Z'

describe('stored notices', () => {
  const folder = mkdtempSync(join(tmpdir(), 'again-'))
  const xml = noticeXml({ id: noticeId(1), description: 'Med cykelsti.', publication: '00100002-2026' })
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openTestDatabase(mainEngine)
    writeFileSync(join(folder, 'a.xml'), xml)
    writeFileSync(join(folder, 'b.xml'), noticeXml({ id: noticeId(2), procedure: null, issueDate: null }))
    await importNotices(open.db, folder, { countries: null, now })
  })
  afterAll(async () => {
    await open.close()
    rmSync(folder, { recursive: true })
  })
  const read = async (what: 'description' | 'changes') => {
    const { rows } =
      what === 'description'
        ? await sql`select details->>'description' as description from procurements order by id limit 1`.execute(
            open.db,
          )
        : await sql`select field, is_correction, gathered from item_changes where kind <> 'new' and item_type = 'procurement' order by id`.execute(
            open.db,
          )
    return rows
  }

  const print = (text: string) => runAdminCommand(adminContext(open.db, new Date(now)), ['notice', text])

  test('[G01] do not change when they are read again by the same rules, on whatever day', async () => {
    expect(await importAgain(open.db, '1990-01-01', '2026-12-24T12:00:00Z')).toEqual({
      read: 2,
      changed: 0,
      failures: [],
    })
    expect(await read('changes')).toEqual([])
  })

  test('[G01] that an earlier version has read otherwise are corrected, and nobody is told', async () => {
    await sql`
      update tender_releases set release = release #- '{tender,description}'
      where release->'x_notice'->>'publication' is not null`.execute(open.db)
    await sql`update procurements set details = details || '{"description": null}'`.execute(open.db)
    await sql`
      update item_changes set after = after || '{"description": null}' where kind = 'new' and item_type = 'procurement'`.execute(
      open.db,
    )
    expect(await importAgain(open.db, '2026-12-01', now)).toMatchObject({ read: 0 })
    expect(await importAgain(open.db, '2026-11-01', now)).toMatchObject({ changed: 1, failures: [] })
    expect(await read('description')).toEqual([{ description: 'Med cykelsti.' }])
    expect(await read('changes')).toEqual([{ field: 'description', is_correction: true, gathered: true }])
  })

  test('[G01] whose document is damaged are reported, and the others are read', async () => {
    await sql`
      update tender_releases set document = '\\x00'::bytea where release->'x_notice'->>'publication' is null`.execute(
      open.db,
    )
    expect(await importAgain(open.db, '1990-01-01', now)).toMatchObject({
      read: 2,
      failures: [{ id: `${noticeId(2)}-01`, message: expect.any(String) as string }],
    })
  })

  test('[G01, W06] are printed for administrators by number or id, as they were published', async () => {
    expect(await print('00100002-2026')).toBe(xml)
    expect(await print(`${noticeId(1)}-01`)).toBe(xml)
    await expect(print('1-2020')).rejects.toThrow('No notice with the number or id 1-2020')
  })
})
