import type { ChangeKind } from '@spadestik/domain/alerts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../storage/openDatabase'
import { mainEngines, openTestDatabase } from '../../testing/openTestDatabase'
import {
  companyRecord,
  procurementRecord,
  projectRecord,
  roleRecord,
  windowUntil,
} from '../../testing/scenes/records'
import type { WriteMode } from '../../ledger/recordChanges'
import { writeCompanies } from './writeCompanies'
import { writeProcurements } from './writeProcurements'
import { writeProjects } from './writeProjects'

type Changes<Write extends typeof writeProjects | typeof writeProcurements> = Partial<
  Parameters<Write>[1][number]
>

const inDkk = (amount: number | null) => ({ amount, currency: 'DKK' })

describe.each(mainEngines)('the ledger on %s', (engine) => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openTestDatabase(engine)
    await open.db
      .transaction()
      .execute((trx) => writeCompanies(trx, [companyRecord('a'), companyRecord('b')], { isHistory: true }))
  })
  afterAll(() => open.close())
  beforeEach(async () => {
    for (const table of ['projects', 'procurements'] as const) await open.db.deleteFrom(table).execute()
    await open.db
      .deleteFrom('item_changes')
      .where((row) => row.or([row('item_type', '<>', 'company'), row('field', 'is not', null)]))
      .execute()
  })
  const tender = (changes: Changes<typeof writeProcurements> = {}, mode: WriteMode = {}) =>
    open.db.transaction().execute((trx) => writeProcurements(trx, [procurementRecord('t', changes)], mode))
  const project = (changes: Changes<typeof writeProjects> = {}) =>
    open.db.transaction().execute((trx) => writeProjects(trx, [projectRecord('p', changes)]))
  const log = async () =>
    (
      await open.db
        .selectFrom('item_changes')
        .select(['item_type', 'kind', 'field', 'before', 'after'])
        .where('is_correction', '=', false)
        .orderBy('id')
        .execute()
    ).map((row) => [row.item_type, row.kind, row.field, row.before, row.after])
  const kinds = async () => (await log()).map(([itemType, kind]) => [itemType, kind])
  /** Marks all earlier changes as corrections, so that `log` shows only later changes. */
  const pass = () => open.db.updateTable('item_changes').set({ is_correction: true }).execute()
  const updatesWithText = () => open.db.selectFrom('updates').select(['text', 'scroll_id']).execute()

  test('[Z06] a new item is recorded with its whole record, and rewriting it records nothing', async () => {
    const whole = { offers: windowUntil('2026-12-04'), roles: [roleRecord('a')] }
    await tender(whole)
    const role = { item: 't', role: 'builder', roleText: null, isWinner: false }
    expect(await log()).toEqual([
      ['procurement', 'new', null, null, expect.objectContaining({ key: 't', ...whole })],
      ['company', 'roles', 'itemRoles', null, [role]],
    ])
    await tender({ ...whole, published: '2026-10-01T10:00:00+02:00' })
    expect(await log()).toHaveLength(2)
  })

  test('[D03] roles count as changed only when a company or its role is added, removed or replaced', async () => {
    await tender({ roles: [roleRecord('a', { note: 'Fag 1' })] })
    await pass()
    await tender({ roles: [roleRecord('a', { note: 'Fag 1 · Fag 2', added: '2026-11-20' })] })
    expect(await kinds()).toEqual([])
    await tender({ roles: [roleRecord('a'), roleRecord('b')] })
    await tender({ roles: [roleRecord('b')] })
    const ofTender = (await kinds()).filter(([itemType]) => itemType === 'procurement')
    expect(ofTender).toEqual([
      ['procurement', 'roles'],
      ['procurement', 'roles'],
    ])
  })

  const first = { type: 'correction', changes: null, description: null } as const
  const announcement = { ...first, date: '2026-11-16' }
  const moved = windowUntil('2026-12-18')
  const ownText = { text: 'Ny', created: '2026-11-01T00:00:00.000Z', scrollId: null }
  const winner = roleRecord('b', { isWinner: true })
  const plan = {
    name: 'Plan',
    code: 'p',
    extension: 'pdf',
    link: '/files/p.pdf',
    isImage: false,
    source: null,
  }
  const offers = windowUntil('2026-12-04')
  test.each<[string, Changes<typeof writeProcurements>, [ChangeKind, string, unknown, unknown]]>([
    ['another phase', { phase: 'awarded' }, ['phase', 'phase', 'open', 'awarded']],
    ['a cancellation', { phase: 'cancelled' }, ['cancelled', 'phase', 'open', 'cancelled']],
    ['a moved deadline', { offers: moved }, ['deadlineMoved', 'offers', offers, moved]],
    ['a deadline of another window', { inquiry: moved }, ['deadlineAdded', 'inquiry', null, moved]],
    ['a removed deadline', { offers: null }, ['deadlineRemoved', 'offers', offers, null]],
    [
      'a deadline at another time of the day',
      { offers: { ...offers, toTime: '10:00' } },
      ['deadlineMoved', 'offers', offers, { ...offers, toTime: '10:00' }],
    ],
    [
      'another address of a window',
      { offers: { ...offers, address: 'Kajen 1' } },
      ['other', 'offers', offers, { ...offers, address: 'Kajen 1' }],
    ],
    [
      'an announcement',
      { announcements: [announcement] },
      ['announcement', 'announcements', [], [announcement]],
    ],
    ['another sum', { budget: 5 }, ['sum', 'budget', inDkk(null), inDkk(5)]],
    ['a winner', { roles: [winner] }, ['awarded', 'roles', [], [winner]]],
    ['a document', { files: [plan] }, ['documents', 'files', [], [plan]]],
    ['another name', { names: { da: 'Ny' } }, ['text', 'names', { da: 'Udbud t' }, { da: 'Ny' }]],
    ['an update with a text', { updates: [ownText] }, ['other', 'updates', [], [ownText]]],
    [
      'another date of publication',
      { lastUpdated: '2026-11-02T08:00:00.000Z' },
      ['republished', 'lastUpdated', '2026-11-01T08:00:00.000Z', '2026-11-02T08:00:00.000Z'],
    ],
  ])('[Z06] %s of a procurement is recorded with its values', async (_case, changes, expected) => {
    await tender({ offers })
    await pass()
    await tender({ offers, ...changes })
    expect((await log()).filter(([itemType]) => itemType === 'procurement')).toEqual([
      ['procurement', ...expected],
    ])
  })

  test('[Z06] several changes at once are recorded separately', async () => {
    await tender()
    await pass()
    await tender({ phase: 'awarded', budget: 7, roles: [roleRecord('b')] })
    expect(await kinds()).toEqual([
      ['procurement', 'sum'],
      ['procurement', 'phase'],
      ['procurement', 'roles'],
      ['company', 'roles'],
    ])
  })

  test('[Z06] projects and companies record their changes too', async () => {
    await project({ roles: [roleRecord('a'), roleRecord('b')] })
    await pass()
    await project({ roles: [roleRecord('a')], phase: 'completed' })
    expect(await kinds()).toEqual([
      ['project', 'phase'],
      ['project', 'roles'],
    ])
    await pass()
    await open.db
      .transaction()
      .execute((trx) => writeCompanies(trx, [companyRecord('a', { phone: '+45 1' }), companyRecord('b')]))
    expect(await log()).toEqual([['company', 'other', 'phone', null, '+45 1']])
  })

  test('[G01] items written as history are recorded as corrections, which notify nobody', async () => {
    await tender({}, { isHistory: true })
    await tender({ phase: 'awarded', roles: [roleRecord('a')] }, { isHistory: true })
    const rows = await open.db
      .selectFrom('item_changes')
      .select(['kind', 'is_correction', 'gathered'])
      .where('item_type', '=', 'procurement')
      .orderBy('id')
      .execute()
    expect(rows).toEqual(
      ['new', 'phase', 'roles'].map((kind) => ({ kind, is_correction: true, gathered: true })),
    )
    expect(await updatesWithText()).toEqual([])
  })

  test('[Z06] a field that the earlier record did not have is recorded as a correction', async () => {
    await tender()
    await sql`update item_changes set after = after - 'euNr'`.execute(open.db)
    await pass()
    await tender({ euNr: '2026/S 1', budget: 5 })
    expect(await kinds()).toEqual([['procurement', 'sum']])
    await tender({ euNr: '2026/S 2', budget: 5 })
    expect((await log()).at(-1)).toEqual(['procurement', 'other', 'euNr', '2026/S 1', '2026/S 2'])
  })

  test('[Z06] changes of an earlier time have its time and source, and no alert is sent about them', async () => {
    await tender()
    await tender({ phase: 'awarded' }, { changedAt: '2026-11-19T08:00:00Z', source: 'demo' })
    const {
      changed_at: time,
      source,
      gathered,
    } = await open.db
      .selectFrom('item_changes')
      .select(['changed_at', 'source', 'gathered'])
      .where('kind', '=', 'phase')
      .executeTakeFirstOrThrow()
    expect({ time, source, gathered }).toEqual({
      time: '2026-11-19T08:00:00.000Z',
      source: 'demo',
      gathered: true,
    })
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
