import type { CSSProperties, FocusEvent } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMediaQuery } from '../../styles/useMediaQuery'
import { nextImages, previousImages } from './stepImages'
import { useImageTrack } from './useImageTrack'

/** The options of `useCarousel`. */
export interface CarouselOptions {
  /** The accessible name of the carousel. */
  'aria-label'?: string
  /** The number of slides. */
  count: number
  /** The number of slides that are visible at a time. @default 1 */
  perView?: number
  /** The distance between two slides, as CSS. @default '0px' */
  gap?: string
  /**
   * The time in milliseconds between automatic steps. Without this time, the carousel moves only when the
   * user moves it.
   */
  intervalMs?: number
  /** Whether automatic steps are paused, for example while a slide is enlarged. @default false */
  isPaused?: boolean
}

function useAutoplay(isPlaying: boolean, intervalMs: number, onStep: () => void): void {
  const step = useEffectEvent(onStep)
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = window.setInterval(() => step(), intervalMs)
    return () => window.clearInterval(timer)
  }, [isPlaying, intervalMs])
}

/**
 * Returns the state and the props of a row of slides. Autoplay pauses on hover, stops when the focus enters the
 * slides or their buttons, and does not start by itself if the user prefers reduced motion (P02).
 */
export function useCarousel(options: CarouselOptions) {
  const { count, perView = 1, gap = '0px', intervalMs, isPaused = false } = options
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [userChoice, setUserChoice] = useState<boolean | null>(null)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { track, first, goTo, onScroll, onHold } = useImageTrack(perView, count)
  const shown = { first, perView, count }
  const canMove = count > perView
  const canPlay = intervalMs !== undefined && canMove
  const wantsToPlay = canPlay && (userChoice ?? !isStill)
  const isPlaying = wantsToPlay && !isPointedAt && !isPaused
  useAutoplay(isPlaying, intervalMs ?? 0, () => goTo(nextImages(shown)))
  const trackStyle: CSSProperties = {
    position: 'relative',
    display: 'flex',
    gap,
    overflowX: 'auto',
  }
  const slideStyle: CSSProperties = {
    flex: `0 0 calc((100% - ${perView - 1} * ${gap}) / ${perView})`,
    minInlineSize: 0,
  }
  return {
    /** The index of the first visible slide. */
    first,
    /** The index after the last visible slide. */
    end: Math.min(first + perView, count),
    /**
     * Whether some slides are hidden, so that the user can move to them. Render the buttons for moving only
     * in this case.
     */
    canMove,
    /**
     * Whether autoplay is possible, because `intervalMs` is given and some slides are hidden. Render the play
     * button only in this case.
     */
    canPlay,
    /** Whether autoplay is switched on. It still pauses on hover. */
    wantsToPlay,
    /**
     * Whether autoplay is moving the slides now. While it is true, do not announce the position to screen
     * readers.
     */
    isPlaying,
    /** Scrolls to the slide with the given index. */
    goTo,
    /** The props of the outermost element, which contains the slides and the buttons. */
    carouselProps: {
      'aria-label': options['aria-label'],
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      // A user whose focus is on the slides reads them, so autoplay starts again only by its button. Ignore the
      // focus of this button, which has `data-turns`.
      onFocus: ({ target }: FocusEvent) => {
        if (canPlay && target.closest('[data-turns]') === null) setUserChoice(false)
      },
    },
    /** The props of the element that scrolls. Its children must be the slides and nothing else. */
    trackProps: { ref: track, style: trackStyle, onScroll, onPointerDown: onHold, onWheel: onHold },
    /** The props of a slide. Give the slide an accessible name that contains its position. */
    slideProps: { role: 'group', style: slideStyle },
    /**
     * The props of the button for the previous slides. `nextProps` is for the next slides, and `playProps`
     * for play and pause.
     */
    previousProps: { onPress: () => goTo(previousImages(shown)) },
    nextProps: { onPress: () => goTo(nextImages(shown)) },
    playProps: { 'data-turns': true, onPress: () => setUserChoice(!wantsToPlay) },
  }
}
