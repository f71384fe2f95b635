import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { FocusEvent } from 'react'
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
import type { ImagesPerView } from './imagesPerView'
import { nextImages, previousImages } from './stepImages'
import { useImageTrack } from './useImageTrack'
import { useTurning } from './useTurning'

/** How many images fit a phone so that each can still be made out and touched. */
const mostWhenNarrow = 3

/** A row of images of which some show. */
export interface CarouselProps {
  /** What the images are of, read when they are entered. */
  label: string
  images: readonly EnlargedImage[]
  /** How many show at a time; never more than three on a phone. @default 1 */
  perView?: ImagesPerView
  /** Milliseconds after which it turns by itself; without it, it never does. */
  intervalMs?: number
  /** The shape of each place; 3x1 for one at a time and 3x2 for more, unless it is given. No image is cropped. */
  shape?: ImageShape
}

/**
 * Shows images a few at a time and one as large as the screen; it turns by itself until it is pointed at, focused
 * or stopped, and never under reduced motion.
 *
 * @source specification 2 and 5
 */
export function Carousel({ label, images, perView: wanted = 1, intervalMs, shape }: CarouselProps) {
  const { formatMessage } = useIntl()
  const [enlargedId, setEnlargedId] = useState<EnlargedImage['id'] | null>(null)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [wish, setWish] = useState<boolean | null>(null)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const perView = useMediaQuery(below('xs')) ? Math.min(wanted, mostWhenNarrow) : wanted
  const count = images.length
  const { track, first, goTo, onScroll, onHold } = useImageTrack(perView, count)
  const shown = { first, perView, count }
  const canTurn = intervalMs !== undefined && count > perView
  const wantsToTurn = canTurn && (wish ?? !isStill)
  const isTurning = wantsToTurn && !isPointedAt && !hasFocus && enlargedId === null
  useTurning(isTurning, intervalMs ?? 0, () => goTo(nextImages(shown)))
  if (count === 0) return null
  const last = Math.min(first + perView, count)
  const position =
    last === first + 1
      ? formatMessage(messages.one, { place: last, count })
      : formatMessage(messages.position, { from: first + 1, to: last, count })
  // The button that starts the turning keeps the focus: it alone must not stop what it has started.
  const onFocus = ({ target }: FocusEvent) => setHasFocus(target.closest('[data-turns]') === null)
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHasFocus(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches whether somebody is at it
    <section
      className={css.carousel}
      aria-label={label}
      aria-roledescription={formatMessage(messages.carousel)}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <ul
        ref={track}
        className={css.track}
        style={{ [css.perViewProperty]: String(perView) }}
        onScroll={onScroll}
        onPointerDown={onHold}
        onWheel={onHold}
      >
        {images.map(({ id, src, alt }) => (
          <li key={id} className={css.slide}>
            <Button
              className={css.enlarge}
              aria-label={formatMessage(messages.enlarge, { name: alt })}
              onPress={() => setEnlargedId(id)}
            >
              <FileImage src={src} alt="" shape={shape ?? (perView === 1 ? '3x1' : '3x2')} isContained />
            </Button>
          </li>
        ))}
      </ul>
      {count > perView && (
        <div className={css.bar}>
          {canTurn && (
            <span data-turns>
              <IconButton
                icon={wantsToTurn ? Pause : Play}
                size="small"
                label={formatMessage(wantsToTurn ? messages.pause : messages.play)}
                onPress={() => setWish(!wantsToTurn)}
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
      <output className={visuallyHidden}>{!isTurning && position}</output>
      <ImageEnlargeModal
        images={images}
        currentId={enlargedId}
        onCurrentChange={setEnlargedId}
        onClose={() => setEnlargedId(null)}
      />
    </section>
  )
}
