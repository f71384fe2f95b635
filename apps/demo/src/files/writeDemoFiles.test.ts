import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeDemoData } from '../items/makeDemoData'
import { makePdf } from './makePdf'
import { writeDemoFiles } from './writeDemoFiles'

describe('demo files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-files-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const read = () =>
    new Map(
      readdirSync(join(folder, 'demo')).map((name) => [
        name,
        readFileSync(join(folder, 'demo', name), 'latin1'),
      ]),
    )

  test('[P02] all images, documents and logos of items exist', () => {
    writeDemoFiles(folder)
    const { companies, projects, procurements } = makeDemoData('2026-11-21')
    const files = [
      ...companies.flatMap(({ logo }) => (logo === null ? [] : [logo])),
      ...[...projects, ...procurements].flatMap((item) => item.files),
      ...projects.flatMap(({ articles }) => articles.flatMap(({ coverImage }) => coverImage ?? [])),
    ]
    const present = new Set([...read().keys()].map((name) => `/files/demo/${name}`))
    expect(files.filter(({ link }) => !present.has(link))).toEqual([])
    expect(files.some(({ isImage }) => isImage) && files.some(({ isImage }) => !isImage)).toBe(true)
  })

  test('[P02] writing the files again changes nothing', () => {
    const before = read()
    writeDemoFiles(folder)
    expect(read()).toEqual(before)
  })

  test('[P02] drawings are valid SVG and contain no invalid numbers', () => {
    for (const [name, text] of read()) {
      if (!name.endsWith('.svg')) continue
      expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+".*<\/svg>\n$/)
      expect(text).not.toMatch(/NaN|undefined|<script/)
    }
  })
})

describe('a PDF document', () => {
  const text = makePdf('Udbud (nr. 1)', ['Ærlig prøve på ål – 100 %.', 'x'.repeat(40)]).toString('latin1')

  test('[P02] has a PDF header and end, and a table with the offsets of all objects', () => {
    expect(text).toMatch(/^%PDF-1\.4\n/)
    expect(text).toMatch(/%%EOF\n$/)
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(table, table + 4)).toBe('xref')
    const offsets = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset))
    expect(offsets).toHaveLength(6)
    for (const [index, offset] of offsets.entries())
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`))
  })

  test('[P02] has the right content length, and escapes brackets', () => {
    const [, length, content] = /\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? []
    expect(content?.length).toBe(Number(length))
    expect(content).toContain("(Udbud \\(nr. 1\\)) '")
    expect(content).toContain('Ærlig prøve på ål - 100 %.')
  })
})
