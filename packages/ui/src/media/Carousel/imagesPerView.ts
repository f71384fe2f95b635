/**
 * How many images a carousel may show at a time; each divides the twelve columns of a page.
 *
 * @source specification 5
 */
export const imagesPerView = [1, 2, 3, 4, 6, 12] as const

/** A number of `imagesPerView`; any other is no such type. */
export type ImagesPerView = (typeof imagesPerView)[number]
