/** The allowed numbers of visible images. Each number divides the twelve columns of a page evenly (V03). */
export const imagesPerView = [1, 2, 3, 4, 6, 12] as const

/** One of the allowed values of `imagesPerView`. */
export type ImagesPerView = (typeof imagesPerView)[number]

/**
 * The visible images of a carousel: `perView` images, beginning with the image at the index `first`. `count`
 * is the number of all images.
 */
export interface ShownImages {
  /** The index of the first visible image. */
  first: number
  perView: number
  count: number
}

/**
 * Returns the index of the first visible image when the carousel is scrolled to its end. A higher index would
 * leave empty space after the last image.
 */
export function lastFirst({ perView, count }: Pick<ShownImages, 'perView' | 'count'>): number {
  return Math.max(0, count - perView)
}

/**
 * Returns the index of the first visible image after a step forward. A step from the last image leads to the
 * first images.
 */
export function nextImages(shown: ShownImages): number {
  const last = lastFirst(shown)
  return shown.first >= last ? 0 : Math.min(shown.first + shown.perView, last)
}

/**
 * Returns the index of the first visible image after a step back. A step from the first image leads to the
 * last images.
 */
export function previousImages(shown: ShownImages): number {
  return shown.first <= 0 ? lastFirst(shown) : Math.max(shown.first - shown.perView, 0)
}
