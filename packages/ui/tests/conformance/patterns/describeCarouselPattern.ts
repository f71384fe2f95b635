import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const carousel = () => page.getByRole('region', { name: 'Sample' })
const said = () => carousel().getByRole('status').element().textContent

/**
 * Holds a carousel against the basic carousel pattern of the ARIA Authoring Practices.
 *
 * `show` renders one named Sample of at least three slides, shown one at a time, that would turn by itself but for
 * the reader's wish for no motion.
 */
export function describeCarouselPattern(component: string, show: () => Promise<unknown>): void {
  // The pointer may rest where the test before left it, which stops the turning.
  const showUntouched = async () => {
    await show()
    await userEvent.hover(document.body, { position: { x: 900, y: 500 } })
  }

  describe(`[G03] ${component} as a carousel`, () => {
    test('is a named region that is called a carousel', async () => {
      await show()
      await expect.element(carousel()).toHaveAttribute('aria-roledescription', 'carousel')
    })

    test('has named buttons for turning, and for whether it turns by itself', async () => {
      await show()
      for (const name of ['Previous images', 'Next images', 'Turn by itself']) {
        await expect.element(carousel().getByRole('button', { name })).toBeVisible()
      }
    })

    test('says politely which slide shows while it stands still', async () => {
      await show()
      await expect.poll(said).toMatch(/1.*3/)
      await carousel().getByRole('button', { name: 'Next images' }).click()
      await expect.poll(said).toMatch(/2.*3/)
    })

    test('is silent while it turns by itself', async () => {
      await showUntouched()
      const turn = carousel().getByRole('button', { name: 'Turn by itself' })
      turn.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(carousel().getByRole('button', { name: 'Stop turning' })).toHaveFocus()
      await expect.poll(said).toBe('')
    })

    test('stands still as soon as a slide has the focus', async () => {
      await showUntouched()
      carousel().getByRole('button', { name: 'Turn by itself' }).element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(said).toBe('')
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
      await expect.poll(said).not.toBe('')
    })
  })
}
