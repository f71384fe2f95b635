import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@spadestik/domain/limits'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { testProject } from '../../testing/imports/projects'
import { ImportError } from '../file/ImportError'
import { knownCriteriaOf } from '../procurement/KnownCriteria'
import { checkProject } from './checkProject'
import { importProjects } from './importProjects'

const folder = mkdtempSync(join(tmpdir(), 'bad-projects-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = '2026-11-25T12:00:00Z'
const whole = JSON.stringify({ projects: [testProject(), testProject({ id: 'two' })] })

function importText(content: string | Uint8Array) {
  const file = join(folder, 'file.json')
  writeFileSync(file, content)
  return importProjects(null, file, { countries: null, now })
}

describe('a file that is no project package', () => {
  test.each<[string, string | Uint8Array, RegExp]>([
    ['an empty file', '', /truncated or not JSON/],
    ['plain text', 'id;title', /cannot be read as JSON/],
    ['XML', '<projects/>', /cannot be read as JSON/],
    ['a truncated package', whole.slice(0, -30), /ends in the middle/],
    ['a truncated gzip', gzipSync(whole).subarray(0, 200), /cannot be read as JSON/],
    ['a package of releases', '{"releases":[{"ocid":"a"}]}', /has no list "projects"/],
    ['a release', '{"ocid":"a","id":"1","tag":[]}', /is no record itself/],
    ['projects that are no list', '{"projects":{"id":"a"}}', /"projects" is not a list/],
    [
      'another encoding',
      Buffer.from(whole.replace('Ny skole', 'Ny skøle'), 'latin1'),
      /cannot be read as JSON/,
    ],
    ['a number', '7', /cannot be read as JSON/],
  ])('[G01] %s is refused with a reason', async (_what, content, reason) => {
    await expect(importText(content)).rejects.toThrow(reason)
    await expect(importText(content)).rejects.toBeInstanceOf(ImportError)
  })
})

describe('a part of a file that is no project', () => {
  const good = JSON.stringify(testProject())
  test.each<[string, string, string]>([
    ['a line that is not JSON', `${good}\n{"id": oops}\n`, 'is not JSON'],
    ['a line that is cut off', `${good}\n{"id":"x","title":"`, ' ends in the middle: the file is truncated'],
    ['a line of another schema', `${good}\n{"releases":[{"ocid":"a"}]}\n`, ' is no part of a project file'],
    ['a text in the list', `[${good},"x"]`, ' is no object'],
    ['null in the list', `[${good},null]`, ' is no object'],
    ['a list in the list', `[${good},[1]]`, ' is no object'],
    ['a project without an id', `[${good},{"title":"x"}]`, 'id is missing'],
    ['an empty id', `[${good},{"id":" ","title":"x"}]`, 'id is missing'],
    ['an id that is no text', `[${good},{"id":{"a":1},"title":"x"}]`, 'id was dropped: it is no identifier'],
    [
      'an id of half a character',
      `[${good},{"id":"\\ud800","title":"x"}]`,
      'id was dropped: it contains a NUL',
    ],
    [
      'an id without end',
      `[${good},{"id":"${'x'.repeat(500)}","title":"x"}]`,
      'id was dropped: it is longer',
    ],
    [
      'too many levels',
      `[${good},{"id":"x","title":"x","a":${'['.repeat(limits.importLevels + 1)}${']'.repeat(limits.importLevels + 1)}}]`,
      ' is nested in more than',
    ],
  ])('[G01] %s is reported, and the rest is read', async (_what, content, line) => {
    const report = await importText(content)
    expect(report).toMatchObject({
      releases: 2,
      added: 1,
      skipped: { 'not usable': 1 },
      faults: { total: 1 },
    })
    const [fault] = report.faults.lines
    expect(`${fault?.property} ${fault?.message}`).toContain(line)
    expect(fault).toMatchObject({ position: 2, kind: 'project' })
  })
})

const known = knownCriteriaOf([
  { type: 'geography', code: 'DK04' },
  { type: 'geography', code: 'DK' },
  { type: 'category', code: 'education' },
  { type: 'workType', code: 'newBuild' },
])

function read(changes: Readonly<Record<string, unknown>>) {
  const checked = checkProject({ value: testProject(changes) }, known, now)
  if ('faults' in checked) return { shown: {}, reported: checked.faults.map(({ message }) => message) }
  const { mapped, notes, updated } = checked
  const shown = 'left' in mapped ? { left: mapped.left } : { ...mapped.project, ocids: mapped.ocids }
  return {
    shown: { ...shown, updated },
    reported: notes.map(({ property, message }) => `${property} ${message}`),
  }
}

const sum = (amount: unknown, currency: unknown = 'DKK') => ({ budget: { amount: { amount, currency } } })
const period = (startDate: unknown, endDate: unknown, durationInDays?: unknown) => ({
  implementationPeriod: { startDate, endDate, durationInDays },
})
const metric = (measure: unknown, name: unknown, id = 'floorArea') => ({
  metrics: [{ id, observations: [{ measure, unit: { name } }] }],
})
const party = (changes: object) => ({ parties: [{ id: 'a', name: 'Firma', roles: ['funder'], ...changes }] })
const at = (address: unknown) => ({ parties: [], locations: [{ address }] })
const file = (changes: object) => ({ documents: [{ id: '1', title: 'Plan', ...changes }] })

describe('a project with something wrong', () => {
  test.each<[string, Readonly<Record<string, unknown>>, object, readonly string[]]>([
    [
      'a negative sum',
      sum(-5),
      { budget: null },
      ['budget/amount/amount -5 was dropped: no project has this value'],
    ],
    [
      'a sum of 1e20',
      sum(1e20),
      { budget: null },
      ['budget/amount/amount 100000000000000000000 was dropped'],
    ],
    ['a placeholder', sum(1), { budget: null }, ['budget/amount/amount 1 is not shown: it is below 1000']],
    [
      'a sum in words',
      sum('40 mio.'),
      { budget: null },
      ['budget/amount/amount was dropped: it is no number'],
    ],
    ['a sum as a text', sum('40000'), { budget: 40_000 }, []],
    ['a sum without a currency', sum(5000, null), { budget: 5000, currency: 'DKK' }, []],
    [
      'an unknown currency',
      sum(5000, 'kroner'),
      { budget: null },
      ['budget/amount/currency "KRONER" is no currency'],
    ],
    ['a budget that is a number', { budget: 5 }, { budget: null }, ['budget was dropped: it is no object']],
    [
      'the year 0202',
      period('0202-02-01', '2028-06-30'),
      { buildingStart: null, buildingEnd: '2028-06-30' },
      ['implementationPeriod/startDate "0202-02-01" was dropped: the year'],
    ],
    ['the year 2049', period('2027-02-01', '2049-06-30'), { buildingEnd: '2049-06-30' }, []],
    [
      'the year 9999',
      period('2027-02-01', '9999-12-31'),
      { buildingEnd: null },
      ['implementationPeriod/endDate "9999-12-31" was dropped: the year'],
    ],
    [
      '30 February',
      period('2027-02-30', null),
      { buildingStart: null },
      ['implementationPeriod/startDate "2027-02-30" was dropped: it is no day'],
    ],
    [
      'a day that can be two',
      period('03/04/2027', null),
      { buildingStart: null },
      ['implementationPeriod/startDate "03/04/2027" was dropped'],
    ],
    ['a Danish day', period('31.12.2027', null), { buildingStart: '2027-12-31' }, []],
    [
      'an end before the start',
      period('2028-01-01', '2027-01-01'),
      { buildingEnd: null },
      ['implementationPeriod/endDate 2027-01-01 was dropped: it is before the start'],
    ],
    [
      'an endless duration',
      period('2028-01-01', null, 1e9),
      { buildingEnd: null },
      ['implementationPeriod/durationInDays 1000000000 was dropped'],
    ],
    ['a duration', period('2028-01-01', null, 31), { buildingEnd: '2028-02-01' }, []],
    [
      'an update that is ahead',
      { updated: '2049-01-01T00:00:00Z' },
      { updated: null },
      ['updated "2049-01-01T00:00:00Z" was dropped: it is ahead'],
    ],
    ['an update in words', { updated: 'yesterday' }, { updated: null }, ['updated "yesterday" was dropped']],
    ['no title', { title: ' ', title_en: null }, { left: 'no title' }, []],
    ['a title in one language', { title: null }, { names: { en: 'New school' }, language: 'en' }, []],
    [
      'a title that is a number',
      { title: 7 },
      { names: { en: 'New school' } },
      ['title was dropped: it is no text'],
    ],
    [
      'a title with markup',
      { title: '<b>Ny</b> skole' },
      { names: { da: 'Ny skole', en: 'New school' } },
      [],
    ],
    ['a title without end', { title: 'x'.repeat(1000) }, {}, ['title was cut from 1000 to 500 characters']],
    [
      'a title with a NUL',
      { title: 'a\u0000b' },
      { names: { en: 'New school' } },
      ['title was dropped: it contains a NUL'],
    ],
    [
      'an unknown language',
      { language: 'klingon!', title_qqq: 'x' },
      { language: 'da' },
      ['language "klingon!" is no language', 'title_qqq names an unknown language'],
    ],
    [
      'an unknown status',
      { status: 'delayed' },
      { phase: 'planning' },
      ['status "delayed" is no status that is known'],
    ],
    ['no status', { status: null }, { phase: 'planning' }, []],
    [
      'no status and no periods',
      { status: null, identificationPeriod: null, preparationPeriod: null, implementationPeriod: null },
      { phase: 'idea' },
      ['status is missing, and so are the periods'],
    ],
    ['a cancelled project', { status: 'cancelled' }, { left: 'cancelled' }, []],
    [
      'an unknown sector',
      { sector: ['space', 'education'] },
      {},
      ['sector "space" is no criterion that is known here'],
    ],
    ['a sector that is a text', { sector: 'education' }, {}, ['sector was read as a list with one entry']],
    [
      'an unknown type',
      { type: 'replacement' },
      {},
      ['type "replacement" is no criterion that is known here'],
    ],
    [
      'an unknown code list',
      { additionalClassifications: [{ scheme: 'COFOG', id: '04.5.1' }] },
      {},
      ['classification was dropped: the code list cofog is not imported'],
    ],
    [
      'an unknown region',
      at({ region: 'Atlantis', countryName: 'Denmark' }),
      {
        country: 'DK',
        region: 'Atlantis',
        criteria: expect.arrayContaining([{ type: 'geography', code: 'DK' }]),
      },
      ['address/region "Atlantis" is no region'],
    ],
    [
      'an unknown country',
      at({ countryName: 'Atlantis' }),
      { country: null },
      ['locations name no country that is known'],
    ],
    [
      'a list of places that nobody reads',
      { locations: [{ gazetteer: { scheme: 'GEONAMES', identifiers: ['1'] } }] },
      { country: 'DK' },
      ['locations/0/gazetteer/scheme "GEONAMES" is a list of places'],
    ],
    [
      'a wrong code of NUTS',
      { locations: [{ gazetteer: { scheme: 'NUTS', identifiers: ['Q9', 'DK042'] } }] },
      { country: 'DK' },
      ['locations/0/gazetteer/identifiers "Q9" is not in the list NUTS'],
    ],
    [
      'locations that are no list',
      { parties: [], locations: 'Havneby' },
      { country: null },
      [
        'locations was read as a list',
        'locations/0 was dropped: it is no object',
        'locations name no country',
      ],
    ],
    [
      'a unit that does not fit',
      metric('5', 'km'),
      { buildingSize: null },
      ['metrics/0/observations/0/unit "km" is no unit of buildingSize'],
    ],
    [
      'a measure in words',
      metric('many', 'm2'),
      { buildingSize: null },
      [
        'metrics/0/observations/0/measure was dropped: it is no number',
        'metrics/0/observations have no number',
      ],
    ],
    [
      'a negative measure',
      metric(-1, 'm2'),
      { buildingSize: null },
      ['metrics/0/observations/0/measure -1 was dropped'],
    ],
    [
      'a measure of 1e20',
      metric(1e20, 'm2'),
      { buildingSize: null },
      ['metrics/0/observations/0/measure 100000000000000000000 was dropped'],
    ],
    ['hectares', metric(2, 'hectares', 'site_area'), { groundSize: 20_000 }, []],
    [
      'floors without a unit',
      { metrics: [{ id: 'x', title: 'Antal etager', observations: [{ measure: 3 }] }] },
      { floors: 3 },
      [],
    ],
    [
      'a metric that is no measure',
      metric(50, 'percent', 'physicalProgress'),
      {},
      ['metrics/0/id "physicalProgress" is no measure'],
    ],
    ['a party without a name', party({ name: null }), { roles: [] }, ['parties/0/name is missing']],
    ['an unknown role', party({ roles: ['wizard'] }), { roles: [] }, ['parties/0/roles "wizard" is no role']],
    [
      'a role that is no list',
      party({ roles: 'funder' }),
      { roles: [expect.objectContaining({ role: 'investor' })] },
      ['parties/0/roles was read as a list'],
    ],
    [
      'a number that is no number',
      party({ identifier: { scheme: 'DK-CVR', id: 'ukendt' } }),
      { roles: [expect.objectContaining({ company: 'org//name/firma/' })] },
      [],
    ],
    [
      'a link that runs',
      file({ url: 'javascript:alert(1)' }),
      { files: [] },
      ['documents/0/url was dropped: it is no link'],
    ],
    [
      'a link to a file',
      file({ url: 'file:///etc/passwd' }),
      { files: [] },
      ['documents/0/url was dropped: it is no link'],
    ],
    ['a document without a link', file({}), { files: [] }, ['documents/0/url is missing']],
    [
      'a process without an id',
      { contractingProcesses: [{}] },
      { ocids: [] },
      ['contractingProcesses/0/id is missing'],
    ],
    [
      'a process that is a text',
      { contractingProcesses: ['ocds-1'] },
      { ocids: [] },
      ['contractingProcesses/0 was dropped: it is no object'],
    ],
  ])('[G01] %s loses only that', (_what, changes, expected, lines) => {
    const { shown, reported } = read(changes)
    expect(shown).toMatchObject(expected)
    expect(reported).toHaveLength(lines.length)
    for (const [index, line] of lines.entries()) expect(reported[index]).toContain(line)
  })
})
