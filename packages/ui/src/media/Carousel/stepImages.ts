/** The allowed numbers of visible images. Each number divides the twelve columns of a page evenly (V03). */
export const imagesPerView = [1, 2, 3, 4, 6, 12] as const

/** One of the allowed values of `imagesPerView`. */
export type ImagesPerView = (typeof imagesPerView)[number]

/** The visible images of a carousel: `perView` of all `count` images. */
export interface ShownImages {
  /** The index of the first visible image. */
  first: number
  perView: number
  count: number
}

/** Returns the largest index of the first visible image that leaves no empty space after the last image. */
export function lastFirst({ perView, count }: Pick<ShownImages, 'perView' | 'count'>): number {
  return Math.max(0, count - perView)
}

/**
 * Returns the new index of the first visible image after a step forward. A step forward from the last image
 * shows the first images again.
 */
export function nextImages(shown: ShownImages): number {
  const last = lastFirst(shown)
  return shown.first >= last ? 0 : Math.min(shown.first + shown.perView, last)
}

/**
 * Returns the new index of the first visible image after a step back. A step back from the first image shows
 * the last images.
 */
export function previousImages(shown: ShownImages): number {
  return shown.first <= 0 ? lastFirst(shown) : Math.max(shown.first - shown.perView, 0)
}
