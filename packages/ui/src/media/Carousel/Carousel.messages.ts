import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const carouselMessages = defineMessages<{
  carousel: NoMessageValues
  slide: NoMessageValues
  position: { from: number; to: number; count: number }
  one: { place: number; count: number }
  enlarge: { name: string }
  previous: NoMessageValues
  next: NoMessageValues
  pause: NoMessageValues
  play: NoMessageValues
}>({
  carousel: { id: 'ui.Carousel.carousel', defaultMessage: 'carousel' },
  slide: { id: 'ui.Carousel.slide', defaultMessage: 'slide' },
  position: { id: 'ui.Carousel.position', defaultMessage: '{from}–{to} of {count}' },
  one: { id: 'ui.Carousel.one', defaultMessage: '{place} of {count}' },
  enlarge: { id: 'ui.Carousel.enlarge', defaultMessage: 'Enlarge: {name}' },
  previous: { id: 'ui.Carousel.previous', defaultMessage: 'Previous images' },
  next: { id: 'ui.Carousel.next', defaultMessage: 'Next images' },
  pause: { id: 'ui.Carousel.pause', defaultMessage: 'Stop turning' },
  play: { id: 'ui.Carousel.play', defaultMessage: 'Turn by itself' },
})
