import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleImage } from '../../../testing/sampleImage'
import { useCarousel } from './useCarousel'

const images = ['Facade mod syd', 'Snit A-A', 'Stueplan'].map((alt, id) => ({
  id,
  src: sampleImage(id),
  alt,
}))

function Images() {
  const carousel = useCarousel({ 'aria-label': 'Billeder', count: images.length, perView: 2, gap: '8px' })
  return (
    <section {...carousel.carouselProps} aria-roledescription="carousel" style={{ maxInlineSize: 320 }}>
      <div {...carousel.trackProps}>
        {images.map(({ id, src, alt }, index) => (
          <div key={id} {...carousel.slideProps} aria-label={`${index + 1} / ${images.length}`}>
            <a href={`#/${id}`}>
              <img src={src} alt={alt} style={{ inlineSize: '100%' }} />
            </a>
          </div>
        ))}
      </div>
      {carousel.canMove && (
        <button type="button" onClick={carousel.nextProps.onPress}>
          Næste billeder
        </button>
      )}
      <output>
        {carousel.first + 1} – {carousel.end}
      </output>
    </section>
  )
}

const meta = {
  title: 'Hooks/useCarousel',
  // Pass the function itself, because Storybook then gets the elements that `Images` returns and can
  // translate their texts.
  render: Images,
} satisfies Meta

export default meta

export const PlainHtml: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 – 2')
    await userEvent.click(await canvas.findByRole('button', { name: 'Næste billeder' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 – 3'))
  },
}
