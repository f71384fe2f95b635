import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const carousel = () => page.getByRole('region', { name: 'Sample' })
const said = () => carousel().getByRole('status').element().textContent

/**
 * Tests a component against the basic carousel pattern of the ARIA Authoring Practices.
 *
 * `show` renders a carousel named Sample with at least three slides. One slide is visible at a time. The
 * carousel plays automatically if motion is not reduced.
 */
export function describeCarouselPattern(component: string, show: () => Promise<unknown>): void {
  // Move the pointer away from the carousel. A previous test may have left it there, and hovering pauses the
  // carousel.
  const showUntouched = async () => {
    await show()
    await userEvent.hover(document.body, { position: { x: 900, y: 500 } })
  }

  describe(`[G03] ${component} as a carousel`, () => {
    test('is a named region with the role description carousel', async () => {
      await show()
      await expect.element(carousel()).toHaveAttribute('aria-roledescription', 'carousel')
    })

    test('has a named group with its position for each slide', async () => {
      await show()
      const slides = carousel().getByRole('group').elements()
      expect(slides.length).toBeGreaterThanOrEqual(3)
      for (const [at, slide] of slides.entries()) {
        expect(slide.getAttribute('aria-roledescription')).toBe('slide')
        expect(slide.getAttribute('aria-label')).toBe(`${at + 1} of ${slides.length}`)
      }
    })

    test('has named buttons for the slides and for autoplay', async () => {
      await show()
      for (const name of ['Previous images', 'Next images', 'Turn by itself']) {
        await expect.element(carousel().getByRole('button', { name })).toBeVisible()
      }
    })

    test('announces the current slide politely while it is paused', async () => {
      await show()
      await expect.poll(said).toMatch(/1.*3/)
      await carousel().getByRole('button', { name: 'Next images' }).click()
      await expect.poll(said).toMatch(/2.*3/)
    })

    test('announces nothing during autoplay', async () => {
      await showUntouched()
      const turn = carousel().getByRole('button', { name: 'Turn by itself' })
      turn.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(carousel().getByRole('button', { name: 'Stop turning' })).toHaveFocus()
      await expect.poll(said).toBe('')
    })

    test('pauses as soon as a slide has the focus', async () => {
      await showUntouched()
      carousel().getByRole('button', { name: 'Turn by itself' }).element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(said).toBe('')
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
      await expect.poll(said).not.toBe('')
    })
  })
}
