export { useCarousel } from '../src/media/Carousel/useCarousel'
export type { CarouselOptions } from '../src/media/Carousel/useCarousel'
