import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { writeCriteria } from '../../items/writers/writeCriteria'
import { readRecords } from '../../ledger/readRecords'
import { criterionTypes } from '../../reference/criteria/criterionTypes'
import type { OpenDatabase } from '../../storage/openDatabase'
import { snapshot } from '../../testing/imports/importedRows'
import { testProject } from '../../testing/imports/projects'
import { mainEngine, openTestDatabase } from '../../testing/openTestDatabase'
import { releases } from '../../testing/imports/releases'
import { importTenders } from '../importTenders'
import { rereadTenders } from '../process/rereadTenders'
import type { ProjectOptions } from './importProjects'
import { importProjects } from './importProjects'

const folder = mkdtempSync(join(tmpdir(), 'projects-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = '2026-11-25T12:00:00Z'
const everywhere = { countries: null, now }
let open: OpenDatabase
beforeEach(async () => {
  open = await openTestDatabase(mainEngine)
  await open.db.transaction().execute((trx) => writeCriteria(trx, criterionTypes))
  return () => open.close()
})

function write(content: string | Uint8Array): string {
  const file = join(folder, 'file.json')
  writeFileSync(file, content)
  return file
}

const importAll = (projects: readonly unknown[], options: Partial<ProjectOptions> = {}) =>
  importProjects(open.db, write(JSON.stringify({ projects })), { ...everywhere, ...options })

const tenders = (ids = ['ocds-test-bridge']) => {
  const file = join(folder, 'tenders.json')
  writeFileSync(file, JSON.stringify({ releases: releases.filter(({ ocid }) => ids.includes(ocid)) }))
  return importTenders(open.db, file, everywhere)
}

async function readProject(id = 'oc4ids-test-school') {
  const row = await open.db
    .selectFrom('projects')
    .select('id')
    .where('key', '=', `oc4ids:${id}`)
    .executeTakeFirstOrThrow()
  return (await readRecords(open.db, 'project', [row.id])).get(row.id)
}

const links = async () =>
  (
    await sql<{ tender: string; project: string | null }>`
      select t.key as tender, p.key as project from procurements t left join projects p on p.id = t.project_id
      order by t.key`.execute(open.db)
  ).rows.map(({ tender, project }) => `${tender} ${project}`)

const changes = async () =>
  (
    await sql<{ line: string }>`
      select concat_ws(' ', item_type, kind, field, is_correction::text) as line from item_changes order by id`.execute(
      open.db,
    )
  ).rows.map(({ line }) => line)

const everything = async () => ({
  rows: await snapshot(open),
  projects: (await sql`select * from projects order by key`.execute(open.db)).rows,
  imported: (await sql`select * from imported_projects`.execute(open.db)).rows,
  changes: await changes(),
})

test('[G01] a project is written with its places, sums, companies, measures and files', async () => {
  expect(await importAll([testProject()])).toMatchObject({
    releases: 1,
    added: 1,
    skipped: {},
    faults: { total: 0 },
    losses: { total: 0 },
  })
  expect(await readProject()).toEqual({
    key: 'oc4ids:oc4ids-test-school',
    names: { da: 'Ny skole', en: 'New school' },
    language: 'da',
    description: 'Skole i to etager',
    inProgress: false,
    phase: 'planning',
    phaseDates: [
      { phase: 'idea', date: '2025-01-01' },
      { phase: 'planning', date: '2025-07-01' },
      { phase: 'construction', date: '2027-02-01' },
    ],
    budget: { amount: 40_000_000, currency: 'DKK' },
    buildingSize: 2150,
    groundSize: null,
    units: null,
    metres: null,
    floors: null,
    buildingStart: '2027-02-01',
    buildingEnd: '2028-06-30',
    country: 'DK',
    address: 'Skolevej 1',
    postalCode: '8000',
    city: 'Havneby',
    municipality: null,
    region: 'DK042',
    isPublic: true,
    published: '2026-10-01T10:00:00.000Z',
    lastUpdated: '2026-10-01T10:00:00.000Z',
    criteria: [
      { type: 'category', code: 'education' },
      { type: 'workType', code: 'newBuild' },
      { type: 'geography', code: 'DK04' },
    ],
    roles: [
      expect.objectContaining({ company: 'org/DK/DK-CVR/12345678', role: 'builder', added: '2026-10-01' }),
      expect.objectContaining({ company: 'org/DK/name/streg aps/aarhus', role: 'engineer' }),
    ],
    files: [
      {
        name: 'Lokalplan',
        code: 'plan',
        extension: 'pdf',
        link: 'https://files.example/plan.pdf',
        isImage: false,
        source: null,
      },
    ],
    updates: [],
    council: null,
    articles: [],
    parent: null,
  })
})

const two = [testProject(), testProject({ id: 'two', title: 'Ny vej' })]

test.each<[string, string | Uint8Array]>([
  ['a package', JSON.stringify({ version: '0.9', projects: two })],
  ['a list of projects', JSON.stringify(two)],
  ['one project on each line', two.map((one) => JSON.stringify(one)).join('\n')],
  ['one package on each line', two.map((one) => JSON.stringify({ projects: [one] })).join('\n')],
  ['a list of packages', JSON.stringify(two.map((one) => ({ projects: [one] })))],
  ['a gzipped package', gzipSync(JSON.stringify({ projects: two }))],
  ['a package in UTF-16', Buffer.from(`\ufeff${JSON.stringify({ projects: two })}`, 'utf16le')],
])('[G01] %s is read', async (_what, content) => {
  const report = await importProjects(open.db, write(content), everywhere)
  expect(report).toMatchObject({ releases: 2, added: 2, faults: { total: 0 } })
})

describe('a project that is imported again', () => {
  test('[G01] from the same file changes nothing', async () => {
    await importAll([testProject(), testProject({ id: 'undated', updated: undefined })])
    const before = await everything()
    const again = await importAll([testProject(), testProject({ id: 'undated', updated: undefined })], {
      now: '2026-11-29T12:00:00Z',
    })
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    expect(await everything()).toEqual(before)
  })

  test('[G01] in a newer version is changed, and the ledger says what', async () => {
    await importAll([testProject()])
    const first = (await changes()).length
    const newer = testProject({
      updated: '2026-11-01T10:00:00Z',
      status: 'implementation',
      budget: { amount: { amount: 50_000_000, currency: 'DKK' } },
    })
    expect(await importAll([newer])).toMatchObject({ added: 0, changed: 1 })
    expect((await changes()).slice(first).toSorted()).toEqual([
      'company republished lastUpdated false',
      'company republished lastUpdated false',
      'company republished published false',
      'company republished published false',
      'project phase phase false',
      'project republished lastUpdated false',
      'project sum budget false',
    ])
    expect(await readProject()).toMatchObject({
      published: '2026-10-01T10:00:00.000Z',
      roles: [{ added: '2026-10-01' }, { added: '2026-10-01' }],
    })
  })

  test('[G01] in an older version stays as it was, in either order', async () => {
    const newer = testProject({ updated: '2026-11-01T10:00:00Z', title: 'Ny stor skole' })
    await importAll([newer])
    const report = await importAll([testProject()])
    expect(report).toMatchObject({ changed: 0, skipped: { 'older version': 1 }, losses: { total: 1 } })
    expect(await readProject()).toMatchObject({ names: { da: 'Ny stor skole' } })
  })

  test('[G01] and twice in one file counts in its newest version, also the next time', async () => {
    const newer = testProject({ updated: '2026-11-01T10:00:00Z', title: 'Ny stor skole' })
    const same = testProject({ id: 'same', title: 'A' })
    const all = [newer, testProject(), same, { ...same, title: 'B' }]
    const skipped = { 'replaced in the same file': 2 }
    expect(await importAll(all)).toMatchObject({ added: 2, skipped })
    expect(await importAll(all)).toMatchObject({ added: 0, changed: 0, unchanged: 2, skipped })
    expect(await readProject('same')).toMatchObject({ names: { da: 'B' } })
    expect(await readProject()).toMatchObject({ names: { da: 'Ny stor skole' } })
  })

  test('[G01] as cancelled stays as it was, which is reported', async () => {
    await importAll([testProject()])
    const report = await importAll([testProject({ updated: '2026-11-01T10:00:00Z', status: 'cancelled' })])
    expect(report).toMatchObject({ changed: 0, skipped: { cancelled: 1 }, losses: { total: 1 } })
    expect(await readProject()).toMatchObject({ phase: 'planning' })
  })
})

describe('the tenders of a project', () => {
  const linked = ['ocds:ocds-test-bridge oc4ids:oc4ids-test-school']

  test('[G01] are linked when the project is imported later', async () => {
    await tenders()
    expect(await links()).toEqual(['ocds:ocds-test-bridge null'])
    await importAll([testProject()])
    expect(await links()).toEqual(linked)
    expect(await changes()).toContain('procurement other project false')
  })

  test('[G01] are linked when the project was imported earlier', async () => {
    await importAll([testProject()])
    await tenders()
    expect(await links()).toEqual(linked)
  })

  test('[G01] stay linked when they are read again, and when nothing changed', async () => {
    await tenders()
    await importAll([testProject()])
    await sql`update tender_processes set reading = 0`.execute(open.db)
    await rereadTenders(open.db, now)
    expect(await links()).toEqual(linked)
    await sql`update procurements set project_id = null`.execute(open.db)
    expect(await importAll([testProject()])).toMatchObject({ unchanged: 1 })
    expect(await links()).toEqual(linked)
  })

  test('[G01] that a newer version does not name are unlinked', async () => {
    await tenders(['ocds-test-bridge', 'ocds-test-school'])
    await importAll([testProject()])
    const newer = testProject({
      updated: '2026-11-01T10:00:00Z',
      contractingProcesses: [{ id: 'ocds-test-school' }],
    })
    await importAll([newer])
    expect(await links()).toEqual([
      'ocds:ocds-test-bridge null',
      'ocds:ocds-test-school oc4ids:oc4ids-test-school',
    ])
  })

  test('[G01] that two projects name belong to the same one in either order', async () => {
    const projects = [testProject({ id: 'b' }), testProject({ id: 'a' })]
    await importAll(projects)
    await tenders()
    expect(await links()).toEqual(['ocds:ocds-test-bridge oc4ids:a'])
    await importAll(projects.toReversed())
    expect(await links()).toEqual(['ocds:ocds-test-bridge oc4ids:a'])
  })

  test('[G01] are found by their procedure, under whatever id they are stored', async () => {
    const procedure = '3f0c6a52-58c1-4c1e-9a0e-5d0a4b0e7a11'
    await tenders()
    await sql`insert into notice_keys (key, ocid) values (${`procedure:${procedure}`}, 'ocds-test-bridge')`.execute(
      open.db,
    )
    await importAll([testProject({ contractingProcesses: [{ id: `ocds-abc123-${procedure}` }] })])
    expect(await links()).toEqual(linked)
  })
})

const at = (id: string, countryName?: string) =>
  testProject({ id, parties: [], locations: countryName ? [{ address: { countryName } }] : [] })

test('[G01] only projects of the wanted countries are imported', async () => {
  const report = await importAll([at('dk', 'Danmark'), at('fr', 'France'), at('br', 'Brazil'), at('none')], {
    countries: ['DK'],
  })
  expect(report).toMatchObject({
    added: 1,
    skipped: { 'in another country': 2, 'in an unknown country': 1 },
    losses: { lines: [{ releaseId: 'none', property: 'locations', position: 4, kind: 'project' }] },
  })
})

test('[G01] a dry run reads the same, and writes nothing', async () => {
  const before = await everything()
  const file = write(JSON.stringify({ projects: [testProject(), testProject({ id: 'x', title: '' })] }))
  const report = await importProjects(null, file, everywhere)
  expect(report).toMatchObject({ added: 2, losses: { total: 0 } })
  expect(await everything()).toEqual(before)
})
