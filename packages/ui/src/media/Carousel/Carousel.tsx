import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { FocusEvent } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
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
import { nextImages, previousImages } from './stepImages'
import { useImageTrack } from './useImageTrack'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The maximum number of images on a phone. More images would be too small to see and touch. */
const mostWhenNarrow = 3

/** The props of a carousel. */
export interface CarouselProps extends RootProps<HTMLElement> {
  /** The accessible name of the carousel. */
  label: string
  images: readonly EnlargedImage[]
  /** The number of images that are visible at a time. A phone shows at most three. @default 1 */
  perView?: ImagesPerView
  /**
   * The time in milliseconds between automatic steps. Without this time, only the user moves the carousel.
   */
  intervalMs?: number
  /**
   * The aspect ratio of each image. Defaults to 3x1 for one visible image and to 3x2 for more. No image is
   * cropped.
   */
  shape?: ImageShape
}

/** Calls `onStep` every `intervalMs` milliseconds while `isPlaying` is true. */
function useAutoplay(isPlaying: boolean, intervalMs: number, onStep: () => void): void {
  const step = useEffectEvent(onStep)
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = window.setInterval(() => step(), intervalMs)
    return () => window.clearInterval(timer)
  }, [isPlaying, intervalMs])
}

/**
 * A row of images. A few images are visible at a time, and a press enlarges an image. Autoplay pauses on
 * hover and focus, and never starts by itself under reduced motion (P02).
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
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [userChoice, setUserChoice] = useState<boolean | null>(null)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const perView = useMediaQuery(below('xs')) ? Math.min(wanted, mostWhenNarrow) : wanted
  const count = images.length
  const { track, first, goTo, onScroll, onHold } = useImageTrack(perView, count)
  const shown = { first, perView, count }
  const canPlay = intervalMs !== undefined && count > perView
  const wantsToPlay = canPlay && (userChoice ?? !isStill)
  const isPlaying = wantsToPlay && !isPointedAt && !hasFocus && enlargedId === null
  useAutoplay(isPlaying, intervalMs ?? 0, () => goTo(nextImages(shown)))
  if (count === 0) return null
  const last = Math.min(first + perView, count)
  const position =
    last === first + 1
      ? formatMessage(messages.one, { place: last, count })
      : formatMessage(messages.position, { from: first + 1, to: last, count })
  // The play button has the focus after a press. Autoplay must not pause because of this focus.
  const onFocus = ({ target }: FocusEvent) => setHasFocus(target.closest('[data-turns]') === null)
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHasFocus(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the element only observes hover and focus
    <section
      {...root}
      className={classNames(css.carousel, className)}
      aria-label={label}
      aria-roledescription={formatMessage(messages.carousel)}
      onPointerEnter={(event) => {
        setIsPointedAt(true)
        root.onPointerEnter?.(event)
      }}
      onPointerLeave={(event) => {
        setIsPointedAt(false)
        root.onPointerLeave?.(event)
      }}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div
        ref={track}
        className={css.track}
        style={{ [css.perViewProperty]: String(perView) }}
        onScroll={onScroll}
        onPointerDown={onHold}
        onWheel={onHold}
      >
        {images.map(({ id, src, alt }, index) => (
          <div
            key={id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for form controls, and the pattern asks for a group
            role="group"
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
      {count > perView && (
        <div className={css.bar}>
          {canPlay && (
            <span data-turns>
              <IconButton
                icon={wantsToPlay ? Pause : Play}
                size="small"
                label={formatMessage(wantsToPlay ? messages.pause : messages.play)}
                onPress={() => setUserChoice(!wantsToPlay)}
              />
            </span>
          )}
          <span className={css.position} aria-hidden>
            {position}
          </span>
          <IconButton
            icon={ChevronLeft}
            size="small"
            label={formatMessage(messages.previous)}
            guardMs={0}
            onPress={() => goTo(previousImages(shown))}
          />
          <IconButton
            icon={ChevronRight}
            size="small"
            label={formatMessage(messages.next)}
            guardMs={0}
            onPress={() => goTo(nextImages(shown))}
          />
        </div>
      )}
      <output className={visuallyHidden}>{!isPlaying && position}</output>
      <ImageEnlargeModal
        images={images}
        currentId={enlargedId}
        onCurrentIdChange={setEnlargedId}
        onClose={() => setEnlargedId(null)}
      />
    </section>
  )
}
