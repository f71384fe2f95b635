import { renderUi } from '../../testing/renderUi'
import { sampleImage } from '../../testing/sampleImage'
import { Carousel } from '../../src/media/Carousel/Carousel'
import { describeCarouselPattern } from './patterns/describeCarouselPattern'

const images = [1, 2, 3].map((id) => ({ id, src: sampleImage(id), alt: `House ${id}` }))

describeCarouselPattern('Carousel', () =>
  renderUi(
    <div style={{ inlineSize: 400 }}>
      <Carousel label="Sample" images={images} intervalMs={60_000} />
    </div>,
  ),
)
