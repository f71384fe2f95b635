import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Button } from '../../actions/Button/Button'
import { Popover } from './Popover'

const show = (onOpenChange = vi.fn()) =>
  renderUi(
    <Popover label="About the order" trigger={<Button>Best match</Button>} onOpenChange={onOpenChange}>
      {(close) => <Button onPress={close}>Got it</Button>}
    </Popover>,
  )

const dialog = () => page.getByRole('dialog', { name: 'About the order' })
const opener = () => page.getByRole('button', { name: 'Best match' })

describe('[G03] Popover', () => {
  test('opens with the keyboard, and Escape closes it and returns the focus', async () => {
    await show()
    await userEvent.tab()
    await expect.element(opener()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })

  test('can be closed by its content', async () => {
    const onOpenChange = vi.fn()
    await show(onOpenChange)
    await opener().click()
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })

  test('closes after a press outside', async () => {
    await show()
    await opener().click()
    await expect.element(dialog()).toBeVisible()
    await userEvent.click(document.body, { position: { x: 900, y: 500 } })
    await expect.element(dialog()).not.toBeInTheDocument()
  })
})
