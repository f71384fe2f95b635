import { buffer } from 'node:stream/consumers'
import readExcel from 'read-excel-file/node'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../contract/Caller'
import { resolveReference } from '../../contract/contractSchemas'
import { languages } from '../../reference/languages'
import type { RowsOf, RowType } from './columns/Column'
import { schemaOf } from './columns/Column'
import { itemColumns } from './columns/itemColumns'
import { columnsFor, createSheet } from './createSheet'
import type { Cell, Sheet } from './cells/Sheet'
import { writeCsv } from './writeCsv'
import { writeXlsx } from './writeXlsx'

const types = ['project', 'procurement', 'company', 'lot'] as const

const userWith = (basic: boolean): Caller => ({
  kind: 'user',
  user: { id: 1, name: 'Eva', subscriberId: 1 },
  product: { basic, companyEnabled: true, allowedProjectPhases: [1, 2, 3, 4, 5, 6, 7, 8] },
})
const callers = {
  visitor: { kind: 'visitor' },
  basic: userWith(true),
  paid: userWith(false),
} as const satisfies Record<string, Caller>

const example = (schema: string): object =>
  Object(Object(resolveReference(`#/components/schemas/${schema}`)).examples[0])

const secrets = {
  liable: 'Vejdirektoratet',
  nextDeadline: '2026-11-27',
  offers: { from: null, to: '2026-12-04', toTime: '12:00' },
  awardedSum: { amount: 4_200_000.5, currency: 'DKK' },
  winners: [{ companyId: 7, companyName: 'Nordkyst' }],
}

function exampleRow<Type extends RowType>(type: Type): RowsOf[Type] {
  const own = example(schemaOf[type])
  const added = type === 'lot' ? { ...secrets, procurement: { id: 91004, name: '=1+1' } } : {}
  return { ...own, ...added } as RowsOf[Type]
}

const sheetOf = (
  type: RowType,
  caller: Caller,
  language: (typeof languages)[number]['iso6391'] = 'en',
): Sheet =>
  createSheet({
    type,
    columns: Object.keys(itemColumns[type]),
    rows: () => [exampleRow(type)],
    linkOf: () => 'https://www.spadestik.example/tender/91004?a="b"&c',
    caller,
    language,
  })

async function cellsOf({ rows }: Sheet): Promise<(readonly Cell[])[]> {
  const all: (readonly Cell[])[] = []
  for await (const row of rows()) all.push(row)
  return all
}

const read = async (sheets: readonly Sheet[]) => readExcel(await buffer(writeXlsx(sheets)))

const plain = (name: string, rows: readonly (readonly [string | number | null, string | null])[]): Sheet => ({
  name,
  columns: [
    { label: 'First', kind: 'text', width: 10 },
    { label: 'Second', kind: 'date', width: 10 },
  ],
  rows: () => rows,
})

const csv = async (sheet: Sheet) => (await buffer(writeCsv(sheet))).toString('utf8')

describe.each(languages)('$international', ({ iso6391: language }) => {
  test.each(types)('[O01] another program reads each cell of a workbook of a %s', async (type) => {
    const sheet = sheetOf(type, callers.paid, language)
    const [found] = await read([sheet])
    const cells = (await cellsOf(sheet)).map((row) =>
      row.map((cell, index) => {
        const kind = sheet.columns[index]?.kind
        if (kind === 'date' && cell !== null) return new Date(`${String(cell)}T00:00:00Z`)
        if (kind === 'link') return String(cell).replaceAll('"', '%22')
        return cell === '' ? null : cell
      }),
    )
    expect(found).toEqual({ sheet: sheet.name, data: [sheet.columns.map(({ label }) => label), ...cells] })
  })

  test.each(types)('[O01] another program reads each field of a CSV file of a %s', async (type) => {
    const sheet = sheetOf(type, callers.paid, language)
    const text = await csv(sheet)
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [row] = await cellsOf(sheet)
    const fields = (row ?? []).map((cell) =>
      typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '').replace(/^=/, "'="),
    )
    const found: unknown = parse(text, { bom: true, delimiter: ';', recordDelimiter: '\r\n' })
    expect(found).toEqual([sheet.columns.map(({ label }) => label), fields])
  })
})

test('[O02] only a paid user gets paid columns and values', async () => {
  const paid = {
    project: [],
    procurement: ['liable', 'nextDeadline'],
    company: [],
    lot: ['offersUntil', 'offersTime', 'awardedSum', 'awardedCurrency', 'winners'],
  }
  for (const type of types) {
    const all = Object.keys(itemColumns[type])
    expect([...columnsFor(type, callers.paid).keys()]).toEqual(all)
    for (const caller of [callers.basic, callers.visitor]) {
      const open = columnsFor(type, caller)
      expect(all.filter((name) => !open.has(name))).toEqual(paid[type])
      const bytes = JSON.stringify(await read([sheetOf(type, caller)])) + (await csv(sheetOf(type, caller)))
      for (const secret of ['Vejdirektoratet', '2026-11-27', '2026-12-04', '4200000', 'Nordkyst A'])
        expect(bytes).not.toContain(secret)
    }
  }
})

test('[O01] columns have the order that was chosen, and unknown ones are left out', async () => {
  const options = {
    type: 'company',
    rows: () => [exampleRow('company')],
    linkOf: () => 'https://x.example',
    caller: callers.paid,
    language: 'en',
  } as const
  const { columns } = createSheet({ ...options, columns: ['city', 'name', 'secret', 'city', 'toString'] })
  expect(columns.map(({ label }) => label)).toEqual(['City', 'Name', 'Link'])
})

test('[O01] a workbook has several sheets with names that Excel accepts', async () => {
  const sheets = await read([
    plain('Udbud: [alle]/nye', [['a', null]]),
    plain('udbud   alle  nye', []),
    plain('x'.repeat(40), []),
  ])
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    'Udbud   alle  nye',
    'udbud   alle  nye 2',
    'x'.repeat(31),
  ])
})

test('[O03] text that programs could calculate stays text', async () => {
  const risky = ['=1+1', '+45', '-1', '@sum', '\t=1', '\r=1', '＝1']
  const text = await csv(
    plain(
      'a',
      risky.map((one) => [one, null] as const),
    ),
  )
  const found: string[][] = parse(text, { bom: true, delimiter: ';', fromLine: 2, recordDelimiter: '\r\n' })
  expect(found.map(([first]) => first)).toEqual(risky.map((one) => `'${one}`))
  const [sheet] = await read([
    plain('a', [
      ['=1+1', null],
      ['a\u0000\uFFFFb', null],
    ]),
  ])
  expect(sheet?.data.slice(1)).toEqual([
    ['=1+1', null],
    ['ab', null],
  ])
  expect(await csv(plain('a', [[-1.5, null]]))).toContain('\r\n-1,5;\r\n')
})

test('[O04] rows are read as the file is read, and no longer when the reader leaves', async () => {
  for (const write of [(sheet: Sheet) => writeXlsx([sheet]), writeCsv]) {
    let count = 0
    const { promise: end, resolve: ended } = Promise.withResolvers<void>()
    const file = write({
      ...plain('a', []),
      async *rows() {
        try {
          for (;;) yield [`${count++} ${Math.random()}`, '2026-11-28']
        } finally {
          ended()
        }
      },
    })
    for await (const chunk of file) if (Buffer.isBuffer(chunk) && count > 1000) break
    await end
    expect(count).toBeLessThan(100_000)
  }
})

test('[O04] a failure of the rows fails the file', async () => {
  const broken: Sheet = {
    ...plain('a', []),
    async *rows() {
      yield ['a', null]
      throw new Error('gone')
    },
  }
  await expect(buffer(writeXlsx([broken]))).rejects.toThrow('gone')
  await expect(buffer(writeCsv(broken))).rejects.toThrow('gone')
})
