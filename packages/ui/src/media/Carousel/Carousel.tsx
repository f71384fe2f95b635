import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import type { ImageShape } from '../FileImage/FileImage'
import { FileImage } from '../FileImage/FileImage'
import { IconButton } from '../../actions/IconButton/IconButton'
import type { EnlargedImage } from '../ImageEnlargeModal/ImageEnlargeModal'
import { ImageEnlargeModal } from '../ImageEnlargeModal/ImageEnlargeModal'
import { below } from '../../styles/breakpoints'
import { useMediaQuery } from '../../styles/useMediaQuery'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './Carousel.css'
import { carouselMessages as messages } from './Carousel.messages'
import type { ImagesPerView } from './stepImages'
import { useCarousel } from './useCarousel'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/**
 * The maximum number of visible images on a phone. More images side by side would be too small to see and
 * touch.
 */
const mostWhenNarrow = 3

/** The props of a carousel. */
export interface CarouselProps extends RootProps<HTMLElement> {
  /** The accessible name of the carousel. */
  label: string
  /** The images in the order shown, each with a text that replaces it for screen readers. */
  images: readonly EnlargedImage[]
  /** The number of images that are visible at a time. A phone shows at most three. @default 1 */
  perView?: ImagesPerView
  /**
   * The time in milliseconds between automatic steps. Without this time, the carousel moves only when the
   * user moves it.
   */
  intervalMs?: number
  /**
   * The aspect ratio of each image. Defaults to 3x1 for one visible image and to 3x2 for more. No image is
   * cropped.
   */
  shape?: ImageShape
}

/**
 * A row of images. A few images are visible at a time, and a press enlarges an image. Autoplay pauses on
 * hover and focus, and does not start by itself if the user prefers reduced motion (P02).
 */
export function Carousel({
  label,
  images,
  perView: wanted = 1,
  intervalMs,
  shape,
  className,
  ...root
}: CarouselProps) {
  const { formatMessage } = useIntl()
  const [enlargedId, setEnlargedId] = useState<EnlargedImage['id'] | null>(null)
  const perView = useMediaQuery(below('xs')) ? Math.min(wanted, mostWhenNarrow) : wanted
  const count = images.length
  const isPaused = enlargedId !== null
  const carousel = useCarousel({ 'aria-label': label, count, perView, gap: css.gap, intervalMs, isPaused })
  if (count === 0) return null
  const { first, end, carouselProps, wantsToPlay } = carousel
  const position =
    end === first + 1
      ? formatMessage(messages.one, { place: end, count })
      : formatMessage(messages.position, { from: first + 1, to: end, count })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the element only observes hover and focus
    <section
      {...root}
      {...carouselProps}
      className={classNames(css.carousel, className)}
      aria-roledescription={formatMessage(messages.carousel)}
      onPointerEnter={(event) => {
        carouselProps.onPointerEnter()
        root.onPointerEnter?.(event)
      }}
      onPointerLeave={(event) => {
        carouselProps.onPointerLeave()
        root.onPointerLeave?.(event)
      }}
    >
      <div {...carousel.trackProps} className={css.track}>
        {images.map(({ id, src, alt }, index) => (
          <div
            key={id}
            {...carousel.slideProps}
            className={css.slide}
            aria-roledescription={formatMessage(messages.slide)}
            aria-label={formatMessage(messages.one, { place: index + 1, count })}
          >
            <Button
              className={css.enlarge}
              aria-label={formatMessage(messages.enlarge, { name: alt })}
              onPress={() => setEnlargedId(id)}
            >
              <FileImage src={src} alt="" shape={shape ?? (perView === 1 ? '3x1' : '3x2')} isContained />
            </Button>
          </div>
        ))}
      </div>
      {carousel.canMove && (
        <div className={css.bar}>
          {carousel.canPlay && (
            <IconButton
              {...carousel.playProps}
              icon={wantsToPlay ? Pause : Play}
              size="small"
              label={formatMessage(wantsToPlay ? messages.pause : messages.play)}
            />
          )}
          <span className={css.position} aria-hidden>
            {position}
          </span>
          <IconButton
            {...carousel.previousProps}
            icon={ChevronLeft}
            size="small"
            label={formatMessage(messages.previous)}
            guardMs={0}
          />
          <IconButton
            {...carousel.nextProps}
            icon={ChevronRight}
            size="small"
            label={formatMessage(messages.next)}
            guardMs={0}
          />
        </div>
      )}
      <output className={visuallyHidden}>{!carousel.isPlaying && position}</output>
      <ImageEnlargeModal
        images={images}
        currentId={enlargedId}
        onCurrentIdChange={setEnlargedId}
        onClose={() => setEnlargedId(null)}
      />
    </section>
  )
}
