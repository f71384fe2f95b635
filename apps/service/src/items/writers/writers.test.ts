import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../storage/openDatabase'
import { engines, openTestDatabase } from '../../testing/openTestDatabase'
import { companyRecord, projectRecord, roleRecord } from '../../testing/scenes/records'
import { sceneCriteria } from '../../testing/scenes/scene'
import { writeCompanies } from './writeCompanies'
import { writeCriteria } from './writeCriteria'
import { writeProjects } from './writeProjects'

describe.each(engines)('writing items on %s', (engine) => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openTestDatabase(engine)
    await open.db.transaction().execute(async (trx) => {
      await writeCriteria(trx, sceneCriteria)
      await writeCompanies(trx, [companyRecord('a'), companyRecord('b')])
    })
  })
  afterAll(() => open.close())
  const write = (...records: Parameters<typeof writeProjects>[1]) =>
    open.db.transaction().execute((trx) => writeProjects(trx, records))
  const roleCounts = async () =>
    (await open.db.selectFrom('companies').select(['key', 'role_count']).orderBy('key').execute()).map(
      (row) => row.role_count,
    )

  test('[E02] writing a key again replaces the item, and the item and its parts keep their ids', async () => {
    const update = { text: 'Ny', created: '2026-10-01T00:00:00Z', scrollId: null }
    const first = await write(
      projectRecord('p', { updates: [update, update], roles: [roleRecord('a'), roleRecord('b')] }),
    )
    const before = await open.db.selectFrom('updates').select(['id', 'text']).orderBy('position').execute()
    expect(await roleCounts()).toEqual([1, 1])
    const second = await write(
      projectRecord('p', {
        names: { da: 'Nyt navn' },
        updates: [{ ...update, text: 'Rettet' }],
        roles: [roleRecord('b')],
      }),
    )
    expect(second).toEqual(first)
    const after = await open.db.selectFrom('updates').select(['id', 'text']).execute()
    expect(after).toEqual([{ id: before[0]?.id, text: 'Rettet' }])
    expect(await roleCounts()).toEqual([0, 1])
    const names = await open.db.selectFrom('projects').select('names').execute()
    expect(names).toEqual([{ names: { da: 'Nyt navn' } }])
  })

  test('[E02] an unknown reference makes the call fail, and nothing is written', async () => {
    await expect(
      write(projectRecord('x'), projectRecord('y', { roles: [roleRecord('nobody')] })),
    ).rejects.toThrow(/"nobody"/)
    await expect(write(projectRecord('x', { parent: 'nothing' }))).rejects.toThrow(/"nothing"/)
    await expect(
      write(projectRecord('x', { criteria: [{ type: 'category', code: 'zoo' }] })),
    ).rejects.toThrow(/"zoo"/)
    const keys = await open.db.selectFrom('projects').select('key').where('key', 'in', ['x', 'y']).execute()
    expect(keys).toEqual([])
  })

  test('[S10] items are found at the new position of a criterion immediately', async () => {
    await write(projectRecord('moved', { criteria: [{ type: 'category', code: 'gym' }] }))
    const closure = async () => {
      const { rows } = await sql<{ codes: string[] }>`
        select array(select code from criteria where id = any(s.criteria) order by code) as codes
        from project_search s join projects p on p.id = s.id where p.key = 'moved'`.execute(open.db)
      return rows[0]?.codes
    }
    expect(await closure()).toEqual(['building', 'gym', 'school'])
    const [category] = sceneCriteria
    if (category === undefined) throw new Error('The scene has no criteria, so nothing can be moved.')
    const criteria = category.criteria.map((one) => (one.code === 'gym' ? { ...one, parent: 'civil' } : one))
    await open.db.transaction().execute((trx) => writeCriteria(trx, [{ ...category, criteria }]))
    expect(await closure()).toEqual(['civil', 'gym'])
  })

  test('[S10] a tree with a duplicate code or an unknown parent is rejected', async () => {
    const [category] = sceneCriteria
    if (category === undefined) throw new Error('The scene has no criteria, so nothing can be broken.')
    const broken = (criteria: typeof category.criteria) =>
      open.db.transaction().execute((trx) => writeCriteria(trx, [{ ...category, criteria }]))
    await expect(broken([{ code: 'a', parent: 'gone', names: {} }])).rejects.toThrow(/"gone"/)
    await expect(
      broken([
        { code: 'a', parent: null, names: {} },
        { code: 'a', parent: null, names: {} },
      ]),
    ).rejects.toThrow(/twice/)
  })

  test('[Z01] numbers, days and times are read back unchanged', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::bigint as big, '2026-03-29'::date as day, '2026-03-29T02:30:00+02:00'::timestamptz as time,
        1.5::numeric as fraction, array['2026-03-29'::date] as days, array[5::bigint] as bigs, null::date as nothing`.execute(
      open.db,
    )
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        day: '2026-03-29',
        time: '2026-03-29T00:30:00.000Z',
        fraction: 1.5,
        days: ['2026-03-29'],
        bigs: [5],
        nothing: null,
      },
    ])
  })
})
