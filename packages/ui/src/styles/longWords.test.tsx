import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { NoteCard } from '../item/NoteCard/NoteCard'
import { ResultTable } from '../data/ResultTable/ResultTable'
import { renderUi } from '../../testing/renderUi'
import './globalStyles'

const word = 'Bygningsværdighedsforvaltning'.repeat(18)

const parts: Record<string, ReactNode> = {
  'a heading': <h1>{word}</h1>,
  'a paragraph': <p>{word}</p>,
  'a list': (
    <ul>
      <li>{word}</li>
    </ul>
  ),
  'a definition': (
    <dl>
      <dt>Name</dt>
      <dd>{word}</dd>
    </dl>
  ),
  'a note': <NoteCard title={word} text={word} author={word} created="21.11.2026" />,
  'a table': (
    <ResultTable
      label="Companies"
      columns={[
        { id: 'name', header: 'Name', isRowHeader: true, cell: () => word },
        { id: 'address', header: 'Address', isOneLine: true, cell: () => word },
      ]}
      rows={[{ id: 1 }]}
      getRowId={(row) => row.id}
    />
  ),
}

test.each(Object.entries(parts))('[S21] a word of 500 letters does not widen %s', async (_name, part) => {
  const ui = await renderUi(<main style={{ display: 'grid', inlineSize: '600px' }}>{part}</main>)
  const { scrollWidth } = ui.getByRole('main').element()
  expect(scrollWidth).toBeLessThanOrEqual(600)
})

test('[G08] a note from right to left is written from right to left', async () => {
  const ui = await renderUi(<NoteCard title="שלום" text="שלום עולם" author="Ida" created="21.11.2026" />)
  expect(getComputedStyle(ui.getByText('שלום עולם').element()).direction).toBe('rtl')
})
