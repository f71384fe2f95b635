/** The number of images a carousel can show at a time. Each divides the twelve columns of a page (V03). */
export const imagesPerView = [1, 2, 3, 4, 6, 12] as const

/** One of the allowed values of `imagesPerView`. */
export type ImagesPerView = (typeof imagesPerView)[number]
