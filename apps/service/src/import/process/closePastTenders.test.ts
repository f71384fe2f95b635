import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codesOf, readProcurement } from '../../testing/imports/importedRows'
import { mainEngine, mainEngines, openTestDatabase } from '../../testing/openTestDatabase'
import { windowUntil } from '../../testing/scenes/records'
import { releaseOf } from '../../testing/releases'
import { closePastTenders } from './closePastTenders'
import { importTenders } from '../importTenders'
import { writeProcurement } from '../../testing/scenes/writeItem'

const tender = (ocid: string, endDate: string) =>
  releaseOf({ ocid, tender: { title: 'Bro', status: 'active', tenderPeriod: { endDate } } })

test.each(mainEngines)(
  '[W09] an imported procurement is under evaluation once its deadline has passed, on %s',
  async (engine) => {
    const open = await openTestDatabase(engine)
    const { db, close } = open
    const folder = mkdtempSync(join(tmpdir(), 'spadestik-past-'))
    const releases = [tender('soon', '2026-10-10T12:00:00Z'), tender('later', '2026-12-10T12:00:00Z')]
    writeFileSync(join(folder, 'a.json'), JSON.stringify({ releases }))
    await importTenders(db, join(folder, 'a.json'), { countries: null, now: '2026-10-02T00:00:00Z' })
    rmSync(folder, { recursive: true })
    const phases = async () =>
      Promise.all(['soon', 'later'].map(async (ocid) => (await readProcurement(open, ocid)).phase_id))
    expect(await phases()).toEqual([3, 3])
    expect(await closePastTenders(db, new Date('2026-10-09T12:00:00Z'))).toBe(0)
    expect(await closePastTenders(db, new Date('2026-11-21T12:00:00Z'))).toBe(1)
    expect(await closePastTenders(db, new Date('2026-11-21T12:00:00Z'))).toBe(0)
    expect(await phases()).toEqual([4, 3])
    const changes = await db
      .selectFrom('item_changes')
      .select(['kind', 'before', 'after', 'source', 'is_correction'])
      .where('field', '=', 'phase')
      .execute()
    const closed = { before: 'open', after: 'evaluation', source: 'deadline passed', is_correction: false }
    expect(changes).toEqual([{ kind: 'phase', ...closed }])
    expect(await codesOf(open, 'soon')).toEqual([])
    await close()
  },
)

test('[W09] a procurement whose releases are unusable is closed too, and the ledger records it', async () => {
  const { db, close } = await openTestDatabase(mainEngine)
  await writeProcurement(db, 'ocds:lost', { offers: windowUntil('2026-10-10') })
  expect(await closePastTenders(db, new Date('2026-11-21T12:00:00Z'))).toBe(1)
  const change = await db
    .selectFrom('item_changes')
    .select(['field', 'before', 'after'])
    .where('kind', '=', 'phase')
    .executeTakeFirst()
  expect(change).toEqual({ field: 'phase', before: 'open', after: 'evaluation' })
  expect(await closePastTenders(db, new Date('2026-11-21T12:00:00Z'))).toBe(0)
  await close()
})
