import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const trail = () => page.getByRole('navigation', { name: 'Sample' })

/**
 * Tests a component against the breadcrumb pattern of the ARIA Authoring Practices.
 *
 * `show` renders a breadcrumb named Sample, with links to Home and Lists, and with Bridges as the current
 * page.
 */
export function describeBreadcrumbPattern(component: string, show: () => Promise<unknown>): void {
  describe(`[G03] ${component} as a breadcrumb`, () => {
    test('is a named landmark with an ordered list', async () => {
      await show()
      const places = trail().getByRole('list').getByRole('listitem').elements()
      expect(places.map((place) => place.textContent)).toEqual(['Home', 'Lists', 'Bridges'])
    })

    test('links to the pages above, and marks the current one', async () => {
      await show()
      await expect.element(trail().getByRole('link', { name: 'Home' })).toHaveAttribute('href')
      const here = trail().getByText('Bridges')
      await expect.poll(() => here.element().closest('[aria-current="page"]')).not.toBeNull()
    })

    test('Tab moves from link to link', async () => {
      await show()
      await userEvent.tab()
      await expect.element(trail().getByRole('link', { name: 'Home' })).toHaveFocus()
      await userEvent.tab()
      await expect.element(trail().getByRole('link', { name: 'Lists' })).toHaveFocus()
    })
  })
}
