import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../storage/openDatabase'
import { engines, openTestDatabase } from '../../testing/openTestDatabase'
import {
  companyRecord,
  procurementRecord,
  projectRecord,
  roleRecord,
  windowUntil,
} from '../../testing/records'
import type { WriteMode } from './createChangeLog'
import { writeCompanies } from './writeCompanies'
import { writeProcurements } from './writeProcurements'
import { writeProjects } from './writeProjects'

type Changes<Write extends typeof writeProjects | typeof writeProcurements> = Partial<
  Parameters<Write>[1][number]
>

describe.each(engines)('the change log on %s', (engine) => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openTestDatabase(engine)
    await open.db
      .transaction()
      .execute((trx) => writeCompanies(trx, [companyRecord('a'), companyRecord('b')], { isHistory: true }))
  })
  afterAll(() => open.close())
  beforeEach(async () => {
    for (const table of ['projects', 'procurements', 'item_changes'] as const) {
      await open.db.deleteFrom(table).execute()
    }
  })
  const tender = (changes: Changes<typeof writeProcurements> = {}, mode: WriteMode = {}) =>
    open.db.transaction().execute((trx) => writeProcurements(trx, [procurementRecord('t', changes)], mode))
  const project = (changes: Changes<typeof writeProjects> = {}) =>
    open.db.transaction().execute((trx) => writeProjects(trx, [projectRecord('p', changes)]))
  const log = async () =>
    (
      await open.db.selectFrom('item_changes').select(['item_type', 'kind', 'detail']).orderBy('id').execute()
    ).map((row) => [row.item_type, row.kind, row.detail])
  const updatesWithText = () => open.db.selectFrom('updates').select(['text', 'scroll_id']).execute()
  const forget = () => open.db.deleteFrom('item_changes').execute()

  test('[Z06] a new item is logged only as new, and rewriting it unchanged is not logged', async () => {
    const whole = { offers: windowUntil('2026-12-04'), roles: [roleRecord('a')] }
    await tender(whole)
    expect(await log()).toEqual([
      ['company', 'roles', null],
      ['procurement', 'new', null],
    ])
    await tender(whole)
    expect(await log()).toHaveLength(2)
  })

  test.each<[string, Changes<typeof writeProcurements>, [string, string | null]]>([
    ['another phase', { phase: 'awarded' }, ['phase', '5']],
    ['a changed deadline', { offers: windowUntil('2026-12-18') }, ['deadline', '2026-12-18']],
    ['a deadline of another window', { inquiry: windowUntil('2026-11-30') }, ['deadline', '2026-11-30']],
    ['a removed deadline', { offers: null }, ['changed', null]],
    [
      'an announcement',
      { announcements: [{ date: '2026-11-16', type: 'correction', changes: null, description: null }] },
      ['announcement', null],
    ],
    ['another sum', { budget: 5 }, ['changed', null]],
    [
      'an update with a text',
      { updates: [{ text: 'Ny', created: '2026-11-01T00:00:00Z', scrollId: null }] },
      ['changed', null],
    ],
  ])('[Z06] %s of a procurement is logged by its kind', async (_case, changes, expected) => {
    await tender({ offers: windowUntil('2026-12-04') })
    await forget()
    await tender({ offers: windowUntil('2026-12-04'), ...changes })
    expect(await log()).toEqual([['procurement', ...expected]])
  })

  test('[Z06] several changes at once are logged separately, without an additional general change', async () => {
    await tender()
    await forget()
    await tender({ phase: 'awarded', budget: 7, roles: [roleRecord('b')] })
    expect(await log()).toEqual([
      ['company', 'roles', null],
      ['procurement', 'phase', '5'],
      ['procurement', 'roles', null],
    ])
  })

  test('[Z06] projects and companies log their changes too', async () => {
    await project({ roles: [roleRecord('a'), roleRecord('b')] })
    await forget()
    await project({ roles: [roleRecord('a')], phase: 'completed' })
    expect(await log()).toEqual([
      ['project', 'phase', '8'],
      ['project', 'roles', null],
    ])
    await forget()
    await open.db
      .transaction()
      .execute((trx) => writeCompanies(trx, [companyRecord('a', { phone: '+45 1' }), companyRecord('b')]))
    expect(await log()).toEqual([['company', 'changed', null]])
  })

  test('[G01] items written as history are not logged', async () => {
    await tender({}, { isHistory: true })
    await tender({ phase: 'awarded', roles: [roleRecord('a')] }, { isHistory: true })
    expect(await log()).toEqual([])
  })

  test('[P03] an update refers to a change unless the item has its own text for it', async () => {
    await tender({ offers: windowUntil('2026-12-04') })
    await tender({ offers: windowUntil('2026-12-18') })
    expect(await updatesWithText()).toEqual([{ text: null, scroll_id: 'dates' }])
    const update = { text: 'Fristen er flyttet', created: '2026-11-01T00:00:00Z', scrollId: 'dates' }
    await tender({ offers: windowUntil('2026-12-20'), updates: [update] })
    expect(await updatesWithText()).toEqual([
      { text: null, scroll_id: 'dates' },
      { text: 'Fristen er flyttet', scroll_id: 'dates' },
    ])
  })
})
