/**
 * Finds overflow on the current page: a page that is wider than its viewport, texts that a box cuts off, and
 * texts that stick out of a visible box. Leaves out scrollable texts, texts for screen readers only, and
 * texts with an ellipsis inside an element with a `title`.
 *
 * The function runs in the page, so it cannot use variables from outside.
 *
 * @returns one line for each overflow
 */
export function findCutTexts(): string[] {
  const found = new Set<string>()
  const page = document.documentElement
  if (page.scrollWidth > window.innerWidth + 1)
    found.add(`The page is ${page.scrollWidth - window.innerWidth} px wider than its window.`)

  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement
    const content = text.textContent?.trim() ?? ''
    if (content === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    if (lines.length === 0) continue
    const left = Math.min(...lines.map((line) => line.left))
    const right = Math.max(...lines.map((line) => line.right))
    const top = Math.min(...lines.map((line) => line.top))
    const bottom = Math.max(...lines.map((line) => line.bottom))

    for (let box: Element | null = parent; box !== null && box !== page; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.display === 'inline' || style.display === 'contents') continue
      const area = box.getBoundingClientRect()
      const isForScreenReaders = area.width <= 1 || area.height <= 1 || style.clipPath !== 'none'
      if (isForScreenReaders || /auto|scroll/.test(style.overflowX + style.overflowY)) break
      const hides = /hidden|clip/.test(style.overflowX)
      const isDrawn = style.borderInlineEndWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)'
      const across = Math.round(Math.max(area.left - left, right - area.right))
      const down = Math.round(Math.max(area.top - top, bottom - area.bottom))
      if (across > 1 && (hides || isDrawn || box === parent)) {
        const hasFullTitle = style.textOverflow === 'ellipsis' && box.closest('[title]') !== null
        if (!hasFullTitle)
          found.add(`“${content}” ${hides ? 'is cut by' : 'leaves its box by'} ${across} px.`)
        break
      }
      if (down > 3 && isDrawn && !hides) {
        found.add(`“${content}” leaves its box by ${down} px below or above.`)
        break
      }
      if (hides || style.position === 'fixed') break
    }
  }
  return [...found]
}
