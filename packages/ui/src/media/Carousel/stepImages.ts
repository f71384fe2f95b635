/** What of a row of images shows. */
export interface ShownImages {
  /** The place of the first image that shows, from 0. */
  first: number
  perView: number
  count: number
}

/** Returns the greatest place at which a first image may stand, so that no place beside it stays empty. */
export function lastFirst({ perView, count }: Pick<ShownImages, 'perView' | 'count'>): number {
  return Math.max(0, count - perView)
}

/** Returns the first image after a step forwards; from the end it begins anew. */
export function nextImages(shown: ShownImages): number {
  const last = lastFirst(shown)
  return shown.first >= last ? 0 : Math.min(shown.first + shown.perView, last)
}

/** Returns the first image after a step backwards; from the beginning it goes to the end. */
export function previousImages(shown: ShownImages): number {
  return shown.first <= 0 ? lastFirst(shown) : Math.max(shown.first - shown.perView, 0)
}
