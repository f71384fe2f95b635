export const rowLinks = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('tbody th a[href], article :is(h2, h3) a[href]'),
]

const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_place, last) => last,
}

/**
 * Moves the focus between rows for the arrow keys, Home and End. Returns false for any other key, and if no
 * row has the focus.
 */
export function moveAmongRows(within: Element, key: string): boolean {
  const links = rowLinks(within)
  const place = links.findIndex((link) => link === document.activeElement)
  const step = steps[key]
  if (place === -1 || step === undefined) return false
  links[step(place, links.length - 1)]?.focus()
  return true
}
