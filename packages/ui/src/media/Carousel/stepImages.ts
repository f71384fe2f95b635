/** The number of images a carousel can show at a time. Each divides the twelve columns of a page (V03). */
export const imagesPerView = [1, 2, 3, 4, 6, 12] as const

/** One of the allowed values of `imagesPerView`. */
export type ImagesPerView = (typeof imagesPerView)[number]

/** The images that are visible. */
export interface ShownImages {
  /** The index of the first visible image. */
  first: number
  perView: number
  count: number
}

/** Returns the highest index for the first image that leaves no empty space beside the last. */
export function lastFirst({ perView, count }: Pick<ShownImages, 'perView' | 'count'>): number {
  return Math.max(0, count - perView)
}

/** Returns the index of the first image after a step forward. Wraps to the start. */
export function nextImages(shown: ShownImages): number {
  const last = lastFirst(shown)
  return shown.first >= last ? 0 : Math.min(shown.first + shown.perView, last)
}

/** Returns the index of the first image after a step back. Wraps to the end. */
export function previousImages(shown: ShownImages): number {
  return shown.first <= 0 ? lastFirst(shown) : Math.max(shown.first - shown.perView, 0)
}
