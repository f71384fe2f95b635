import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const box = () => page.getByRole('combobox', { name: 'Sample' })
const option = (name: string) => page.getByRole('option', { name, exact: true })
const activeOption = () => {
  const id = box().element().getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? null)
}

/**
 * Tests a component against the pattern of the ARIA Authoring Practices for a combobox with a listbox.
 *
 * `show` renders a combobox named Sample. It offers Alpha and Alpine for the text "al", and nothing for "x".
 */
export function describeComboboxPattern(component: string, show: () => Promise<unknown>): void {
  const type = async () => {
    await show()
    await box().click()
    await userEvent.keyboard('al')
    await expect.element(option('Alpha')).toBeVisible()
  }

  describe(`[G03] ${component} as a combobox`, () => {
    test('exposes its autocomplete, and its list while the list is open', async () => {
      await show()
      await expect.element(box()).toHaveAttribute('aria-autocomplete', 'list')
      await expect.element(box()).toHaveAttribute('aria-expanded', 'false')
      await box().click()
      await userEvent.keyboard('al')
      await expect.element(page.getByRole('listbox')).toBeVisible()
      await expect.element(box()).toHaveAttribute('aria-expanded', 'true')
      const list = page.getByRole('listbox').element()
      await expect.element(box()).toHaveAttribute('aria-controls', list.id)
    })

    test('Down and Up Arrow move among the suggestions while the focus stays in the field', async () => {
      await type()
      await userEvent.keyboard('{ArrowDown}')
      await expect.poll(activeOption).toBe('Alpha')
      await userEvent.keyboard('{ArrowDown}')
      await expect.poll(activeOption).toBe('Alpine')
      await userEvent.keyboard('{ArrowUp}')
      await expect.poll(activeOption).toBe('Alpha')
      await expect.element(box()).toHaveFocus()
    })

    test('Enter selects the suggestion and closes the list', async () => {
      await type()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
      await expect.element(page.getByRole('row', { name: 'Alpine' })).toBeVisible()
      await expect.element(box()).toHaveFocus()
    })

    test('Escape closes the list and selects nothing', async () => {
      await type()
      await userEvent.keyboard('{ArrowDown}{Escape}')
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
      await expect.element(page.getByRole('row')).not.toBeInTheDocument()
      await expect.element(box()).toHaveFocus()
    })

    test('typing again moves from the suggestions back to the text', async () => {
      await type()
      await userEvent.keyboard('{ArrowDown}p')
      await expect.element(box()).toHaveValue('alp')
      await expect.poll(activeOption).toBeNull()
    })
  })
}
