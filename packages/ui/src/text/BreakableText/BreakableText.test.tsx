import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { BreakableText } from './BreakableText'

test('[C01] BreakableText breaks an address only after punctuation', async () => {
  const text = 'anders.vestergaard@bygogbo.example'
  const ui = await renderUi(
    <p style={{ width: 130, overflowWrap: 'break-word' }}>
      <BreakableText text={text} />
    </p>,
  )
  const paragraph = ui.getByText(text).element()
  const range = document.createRange()
  const lines = new Map<number, string>()
  for (const node of paragraph.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()]
    expect(rects).toHaveLength(1)
    const top = Math.round(rects[0]?.top ?? 0)
    lines.set(top, (lines.get(top) ?? '') + node.textContent)
  }
  expect(lines.size).toBeGreaterThan(1)
  expect([...lines.values()].join('')).toBe(text)
})
