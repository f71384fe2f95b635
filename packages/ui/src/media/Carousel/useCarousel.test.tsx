import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CarouselOptions } from './useCarousel'
import { useCarousel } from './useCarousel'

function PlainCarousel(options: CarouselOptions) {
  const carousel = useCarousel({ 'aria-label': 'Houses', ...options })
  const { onPress: onPlay, ...play } = carousel.playProps
  return (
    <section {...carousel.carouselProps} style={{ inlineSize: 300 }}>
      <div {...carousel.trackProps}>
        {Array.from({ length: options.count }, (_, at) => (
          <div key={at} {...carousel.slideProps} aria-label={`House ${at + 1}`}>
            House {at + 1}
          </div>
        ))}
      </div>
      <output>
        {carousel.first + 1}–{carousel.end}, {carousel.isPlaying ? 'playing' : 'still'}
      </output>
      {carousel.canMove && <button onClick={carousel.previousProps.onPress}>Previous</button>}
      {carousel.canMove && <button onClick={carousel.nextProps.onPress}>Next</button>}
      {carousel.canPlay && (
        <button {...play} onClick={onPlay}>
          Play
        </button>
      )}
    </section>
  )
}

const status = () => page.getByRole('status')

describe('[P02] useCarousel', () => {
  test('lays out and scrolls plain slides without a style sheet', async () => {
    await render(<PlainCarousel count={5} perView={2} gap="10px" />)
    const slide = page.getByRole('group', { name: 'House 3' }).element()
    expect(slide.getBoundingClientRect().width).toBe(145)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(status()).toHaveTextContent('3–4, still')
    await expect.poll(() => slide.parentElement?.scrollLeft).toBe(310)
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect.element(status()).toHaveTextContent('4–5, still')
  })

  test('starts autoplay only on request under reduced motion, and pauses it for its parent', async () => {
    onTestFinished(() => void vi.useRealTimers())
    // Move the pointer away from the carousel. An earlier test can have left it there, and it would pause the
    // autoplay.
    await userEvent.hover(document.documentElement, { position: { x: 600, y: 600 } })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const ui = await render(<PlainCarousel count={3} intervalMs={1000} />)
    await expect.element(status()).toHaveTextContent('1–1, still')
    page.getByRole('button', { name: 'Play' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(status()).toHaveTextContent('1–1, playing')
    vi.advanceTimersByTime(1000)
    await expect.element(status()).toHaveTextContent('2–2, playing')
    await ui.rerender(<PlainCarousel count={3} intervalMs={1000} isPaused />)
    await expect.element(status()).toHaveTextContent('2–2, still')
  })

  test('has no buttons if every slide is visible', async () => {
    await render(<PlainCarousel count={2} perView={2} intervalMs={1000} />)
    await expect.element(status()).toHaveTextContent('1–2, still')
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
