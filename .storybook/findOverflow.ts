/* oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, without the module around it */
/**
 * Finds the parts of the current page that do not fit its width: a page or a box that scrolls sideways, and
 * texts and controls outside the viewport. Content for screen readers only is not reported.
 *
 * The function runs in the page, so it cannot use variables from outside.
 *
 * @param mayScroll a selector of boxes that may scroll sideways
 * @returns one line for each overflow
 */
export function findOverflow(mayScroll: string): string[] {
  const found = new Set<string>()
  const root = document.documentElement
  const width = root.clientWidth
  if (root.scrollWidth > width + 1) found.add(`The page is ${root.scrollWidth - width} px too wide.`)

  const nameOf = (element: Element): string => {
    const text = (element.textContent ?? '').trim().slice(0, 40)
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${text}”`
  }
  const isHidden = (element: Element): boolean => {
    const { width: across, height } = element.getBoundingClientRect()
    return across <= 1 || height <= 1 || getComputedStyle(element).clipPath !== 'none'
  }
  const clips = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible'

  for (const box of document.body.querySelectorAll('*')) {
    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isHidden(box)) continue
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowX)
    if (scrolls && box.scrollWidth > box.clientWidth + 1) {
      if (!box.matches(mayScroll))
        found.add(`${nameOf(box)} scrolls sideways by ${box.scrollWidth - box.clientWidth} px.`)
      for (const item of box.querySelectorAll('li, [role=tab], [role=group]'))
        if (item.clientWidth > box.clientWidth) found.add(`${nameOf(item)} does not fit its row.`)
    }

    const hasOwnText = [...box.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!hasOwnText && !box.matches('button, input, select, textarea, img, svg')) continue
    let inner: Element | null = box.parentElement
    while (inner !== null && inner !== document.body && !clips(inner) && !isHidden(inner))
      inner = inner.parentElement
    if (inner !== null && inner !== document.body) continue
    const { left, right } = box.getBoundingClientRect()
    const across = Math.round(Math.max(-left, right - width))
    if (across > 1) found.add(`${nameOf(box)} leaves the page by ${across} px.`)
  }
  return [...found]
}
