import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const trail = () => page.getByRole('navigation', { name: 'Sample' })

/**
 * Holds a trail against the breadcrumb pattern of the ARIA Authoring Practices.
 *
 * `show` renders one named Sample: Home and Lists, which lead on, and Bridges, where the reader is.
 */
export function describeBreadcrumbPattern(component: string, show: () => Promise<unknown>): void {
  describe(`[G03] ${component} as a breadcrumb`, () => {
    test('is a named landmark around a list in the order of the way', async () => {
      await show()
      const places = trail().getByRole('list').getByRole('listitem').elements()
      expect(places.map((place) => place.textContent)).toEqual(['Home', 'Lists', 'Bridges'])
    })

    test('leads to what lies above, and tells where the reader is', async () => {
      await show()
      await expect.element(trail().getByRole('link', { name: 'Home' })).toHaveAttribute('href')
      const here = trail().getByText('Bridges')
      await expect.poll(() => here.element().closest('[aria-current="page"]')).not.toBeNull()
    })

    test('Tab passes from link to link', async () => {
      await show()
      await userEvent.tab()
      await expect.element(trail().getByRole('link', { name: 'Home' })).toHaveFocus()
      await userEvent.tab()
      await expect.element(trail().getByRole('link', { name: 'Lists' })).toHaveFocus()
    })
  })
}
