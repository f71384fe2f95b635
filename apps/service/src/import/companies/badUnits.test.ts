import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { limits } from '@spadestik/domain/limits'
import { afterAll, describe, expect, test } from 'vitest'
import { testUnit, unitTable } from '../../testing/imports/units'
import { ImportError } from '../file/ImportError'
import { norwegianUnit } from './norwegianUnit'
import { readUnits } from './readUnits'
import { surveyUnits } from './surveyUnits'

const folder = mkdtempSync(join(tmpdir(), 'bad-units-'))
afterAll(() => rmSync(folder, { recursive: true }))

const today = '2026-11-25'

async function readText(content: string | Uint8Array): Promise<string[]> {
  const file = join(folder, 'units.csv')
  writeFileSync(file, content)
  const lines = []
  for await (const found of readUnits(file, 'NO', today))
    lines.push(
      'faults' in found
        ? found.faults.map(({ property, message }) => `${property} ${message}`).join(', ')
        : `${found.unit.number} ${found.unit.name}`,
    )
  return lines
}

const list = JSON.stringify([testUnit(), testUnit({ organisasjonsnummer: '999888777' })])
const good = ['911222333', 'Fjord', 'Gata 1', 'BERGEN', '5003', 'false', '']
const table = unitTable([good, good, good])

describe('a file that is no dump', () => {
  test.each<[string, string | Uint8Array, RegExp]>([
    ['an empty file', '', /is empty/],
    ['spaces', ' \n \n', /is empty/],
    ['plain text', 'Fjord Bygg AS', /no column organisasjonsnummer and no column navn/],
    ['a table of something else', 'id;name\n1;a', /no column organisasjonsnummer/],
    ['a table without names', '"organisasjonsnummer","by"\n"911222333","BERGEN"', /no column navn/],
    ['XML', '<enheter/>', /no column organisasjonsnummer/],
    ['JSON of something else', '{"releases":[{"ocid":"a"}]}', /has no list "enheter"/],
    ['a truncated list', list.slice(0, -20), /ends in the middle/],
    ['a truncated gzip of a list', gzipSync(list).subarray(0, 150), /cannot be read as/],
    ['a truncated gzip of a table', gzipSync(table).subarray(0, 80), /cannot be read as/],
    [
      'a list in another encoding',
      Buffer.from(list.replace('FJORD', 'FJØRD'), 'latin1'),
      /cannot be read as/,
    ],
    [
      'a table in another encoding',
      Buffer.from(table.replace('Fjord', 'Fjørd'), 'latin1'),
      /cannot be read as/,
    ],
    ['bytes', Buffer.from([0xff, 0x80, 0x81, 0xfe, 0xff, 0xff]), /is empty|cannot be read|no column/],
  ])('[G01] %s is refused with a reason', async (_what, content, reason) => {
    await expect(readText(content)).rejects.toThrow(reason)
    await expect(readText(content)).rejects.toBeInstanceOf(ImportError)
  })
})

const shown = '911222333 Fjord'

describe('a row of a table', () => {
  const [header = '', first = ''] = table.split('\n')
  test.each<[string, string, string]>([
    ['with too few columns', '"911222333","Fjord"', ' has 2 columns, and not 7'],
    ['with too many columns', `${first},"x"`, ' has 8 columns, and not 7'],
    ['with other delimiters', first.replaceAll(',', ';'), ' has 1 columns, and not 7'],
    ['that is cut off', first.slice(0, 30), ' opens a quotation mark that is never closed'],
    ['with an open quotation mark', first.replace('"Fjord"', '"Fjord'), ' opens a quotation mark'],
    ['without a number', first.replace('911222333', ''), 'organisasjonsnummer is missing'],
    ['without a name', first.replace('Fjord', ' '), 'navn is missing'],
    [
      'with letters in the number',
      first.replace('911222333', '91122233A'),
      'organisasjonsnummer "91122233A" is no number',
    ],
    [
      'with eight digits',
      first.replace('911222333', '91122233'),
      'organisasjonsnummer "91122233" is no number',
    ],
    ['with a NUL', first.replace('Fjord', 'Fj\u0000rd'), 'navn was dropped: it contains a NUL'],
  ])('[G01] %s is reported, and the rows around it are read', async (_what, row, line) => {
    const lines = await readText([header, first, row, first, ''].join('\n'))
    expect(lines).toHaveLength(3)
    expect([lines[0], lines[2]]).toEqual([shown, shown])
    expect(lines[1]).toContain(line)
  })

  test.each<[string, string]>([
    ['spaces in the number', first.replace('911222333', '911 222 333')],
    ['a mark of taxes', first.replace('911222333', 'NO911222333MVA')],
    ['a delimiter in a field', first.replace('Gata 1', 'Gata 1, 2. etasje')],
    ['a line break in a field', first.replace('Gata 1', 'Gata 1\nOslo')],
    ['doubled quotation marks', first.replace('Gata 1', '""Gata"" 1')],
    ['no quotation marks', first.replaceAll('"', '')],
  ])('[G01] with %s is read', async (_what, row) => {
    expect(await readText([header, row].join('\n'))).toEqual([shown])
  })

  test('[G01] with an open quotation mark costs only itself in a long file', async () => {
    const rows = Array.from({ length: 3000 }, () => first)
    const lines = await readText([header, first.replace('"Fjord"', '"Fjord'), ...rows].join('\n'))
    expect(lines).toHaveLength(3001)
    expect(lines.filter((line) => line === shown)).toHaveLength(3000)
  })
})

function read(value: unknown) {
  const checked = norwegianUnit({ value }, today)
  return 'faults' in checked
    ? { unit: null, reported: checked.faults.map(({ property, message }) => `${property} ${message}`.trim()) }
    : { unit: checked.unit, reported: checked.notes.map(({ property, message }) => `${property} ${message}`) }
}

describe('an entry of a list that is no unit', () => {
  const deep = `${'['.repeat(limits.importLevels + 1)}${']'.repeat(limits.importLevels + 1)}`
  test.each<[string, unknown, string]>([
    ['a text', 'Fjord', 'is no object'],
    ['null', null, 'is no object'],
    ['a list', [testUnit()], 'is no object'],
    ['no number', testUnit({ organisasjonsnummer: undefined }), 'organisasjonsnummer is missing'],
    ['a number that is an object', testUnit({ organisasjonsnummer: {} }), 'organisasjonsnummer was dropped'],
    [
      'a negative number',
      testUnit({ organisasjonsnummer: -911222333 }),
      'organisasjonsnummer was dropped: it is no identifier',
    ],
    ['a number of 1e20', testUnit({ organisasjonsnummer: 1e20 }), 'organisasjonsnummer was dropped'],
    ['no name', testUnit({ navn: null }), 'navn is missing'],
    ['a name that is a list', testUnit({ navn: ['A'] }), 'navn was dropped: it is no text'],
    ['too many levels', testUnit({ x: JSON.parse(deep) }), 'is nested too deep'],
  ])('[G01] with %s is reported', (_what, value, line) => {
    const { unit, reported } = read(value)
    expect(unit).toBeNull()
    expect(reported).toHaveLength(1)
    expect(reported[0]).toContain(line)
  })
})

const at = (changes: object) => testUnit({ forretningsadresse: { poststed: 'BERGEN', ...changes } })

describe('a unit with something wrong', () => {
  test.each<[string, unknown, object, readonly string[]]>([
    ['a number as JSON', testUnit({ organisasjonsnummer: 911_222_333 }), { number: '911222333' }, []],
    [
      'a name without end',
      testUnit({ navn: 'x'.repeat(600) }),
      {},
      ['navn was cut from 600 to 500 characters'],
    ],
    [
      'an address that is a number',
      at({ adresse: 7 }),
      { address: null, city: 'BERGEN' },
      ['forretningsadresse/adresse was dropped: it is no text'],
    ],
    ['an address with empty lines', at({ adresse: ['Gata 1', '', null] }), { address: 'Gata 1' }, []],
    ['no address', testUnit({ forretningsadresse: null }), { address: null, city: null }, []],
    [
      'an address that is a text',
      testUnit({ forretningsadresse: 'Bergen' }),
      { city: null },
      ['forretningsadresse was dropped: it is no object'],
    ],
    [
      'only an address for letters',
      testUnit({ forretningsadresse: null, postadresse: { poststed: 'OSLO' } }),
      { city: 'OSLO' },
      [],
    ],
    [
      'a deletion in the year 0202',
      testUnit({ slettedato: '0202-01-01' }),
      { ended: 'undated' },
      ['slettedato "0202-01-01" was dropped: the year'],
    ],
    [
      'a deletion in words',
      testUnit({ slettedato: 'i går' }),
      { ended: 'undated' },
      ['slettedato "i går" was dropped'],
    ],
    [
      'a deletion in 2049',
      testUnit({ slettedato: '2049-01-01' }),
      { ended: null },
      ['slettedato 2049-01-01 is ahead'],
    ],
    ['a deletion', testUnit({ slettedato: '2020-02-29' }), { ended: '2020-02-29' }, []],
    ['a bankruptcy without a day', testUnit({ konkurs: true }), { ended: 'undated' }, []],
    [
      'a bankruptcy with an impossible day',
      testUnit({ konkurs: true, konkursdato: '2026-13-01' }),
      { ended: 'undated' },
      ['konkursdato "2026-13-01" was dropped'],
    ],
    [
      'a bankruptcy as a text',
      testUnit({ konkurs: 'true', konkursdato: '2026-11-01' }),
      { ended: '2026-11-01' },
      [],
    ],
    [
      'a bankruptcy that is neither',
      testUnit({ konkurs: 'kanskje' }),
      { ended: null },
      ['konkurs "kanskje" is neither true nor false'],
    ],
    [
      'a compulsory end',
      testUnit({
        underTvangsavviklingEllerTvangsopplosning: true,
        tvangsopplostPgaManglendeRegnskapDato: '2026-10-01',
      }),
      { ended: '2026-10-01' },
      [],
    ],
    ['an unknown industry', testUnit({ naeringskode1: { kode: '99.999' } }), { number: '911222333' }, []],
  ])('[G01] such as %s loses only that', (_what, value, expected, lines) => {
    const { unit, reported } = read(value)
    expect(unit).toMatchObject(expected)
    expect(reported).toHaveLength(lines.length)
    for (const [index, line] of lines.entries()) expect(reported[index]).toContain(line)
  })
})

test('[G01] numbers that occur twice are found among many', async () => {
  const file = join(folder, 'many.csv')
  const rows = Array.from({ length: 5000 }, (_, index) => [
    String(900_000_000 + (index % 4998)),
    'A',
    '',
    '',
    '',
    '',
    '',
  ])
  writeFileSync(file, unitTable(rows))
  const { doubled } = await surveyUnits(file, 'NO', today, { unnumbered: new Map() })
  expect([...doubled]).toEqual([900_000_000, 900_000_001])
})
