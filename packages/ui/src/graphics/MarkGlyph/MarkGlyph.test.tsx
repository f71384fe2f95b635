import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import type { Mark } from './Mark'
import { MarkGlyph } from './MarkGlyph'

test('[S10] MarkGlyph draws each mark in a different shape, not only in a different colour', async () => {
  const marks: Mark[] = ['none', 'included', 'excluded', 'mixed']
  const ui = await renderUi(
    <>
      {marks.map((mark) => (
        <MarkGlyph key={mark} mark={mark} />
      ))}
    </>,
  )
  const shapes = [...ui.container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  expect(new Set(shapes).size).toBe(marks.length)
})
