import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Cell } from '../src/outside/sheets/cells/Sheet'
import { createSheet } from '../src/outside/sheets/createSheet'
import { writeCsv } from '../src/outside/sheets/writeCsv'
import { writeXlsx } from '../src/outside/sheets/writeXlsx'
import { runCommand } from './runCommand'

const usage = 'pnpm bench:sheets [--rows <number>]'

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '200000' } } })
  const count = Number(values.rows)

  function* companies() {
    for (let id = 1; id <= count; id++)
      yield {
        id,
        companyName: `Nordkyst Ingeniører ${id}`,
        cvr: String(10_000_000 + id),
        address: `Havnegade ${id % 300}`,
        postalCode: '9900',
        city: 'Frederikshavn',
        roleCount: id % 50,
        lastUpdated: '2026-11-12T11:00:00+01:00',
        lastUpdateDate: '2026-11-12',
        coverImage: null,
      }
  }

  const sheet = createSheet({
    type: 'company',
    columns: ['id', 'name', 'registration', 'address', 'postalCode', 'city', 'roles', 'updated'],
    rows: companies,
    linkOf: ({ id }) => `https://www.spadestik.example/company/${id}`,
    caller: { kind: 'visitor' },
    language: 'da',
  })
  async function* cells(): AsyncGenerator<Cell[]> {
    for await (const row of sheet.rows()) yield [...row]
  }

  const writers = {
    csv: () => writeCsv(sheet),
    xlsx: () => writeXlsx([sheet]),
    hucre: () => writeXlsxStream(cells(), { name: sheet.name }),
  }
  const folder = await mkdtemp(join(tmpdir(), 'sheets-'))
  for (const [name, write] of Object.entries(writers)) {
    let peak = 0
    const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
    const begin = performance.now()
    await pipeline(write(), createWriteStream(join(folder, name)))
    clearInterval(timer)
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    console.log(`${name}: ${count} rows, ${seconds} s, at most ${Math.round(peak / 2 ** 20)} MB resident`)
  }
  await rm(folder, { recursive: true })
})
