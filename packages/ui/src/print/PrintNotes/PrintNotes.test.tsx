import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { shortNotes } from '../../../testing/printSamples'
import { PrintNotes } from './PrintNotes'

test.each([
  [true, 1],
  [false, 3],
])('[X02] PrintNotes that are compact (%s) take %i row(s)', async (isCompact, rows) => {
  const ui = await renderUi(
    <div style={{ inlineSize: 640 }}>
      <PrintNotes notes={shortNotes} isCompact={isCompact} />
    </div>,
  )
  await expect.element(ui.getByRole('heading', { name: 'Besøg på pladsen' })).toBeVisible()
  const tops = ui
    .getByRole('article')
    .elements()
    .map((note) => note.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(rows)
})
