import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Button } from '../Button/Button'
import { Menu } from './Menu'

test('[W10] Menu runs the entry chosen by keyboard, closes and returns the focus', async () => {
  const onPress = vi.fn()
  const ui = await renderUi(
    <Menu
      label="Actions"
      entries={[
        { id: 'hide', label: 'Hide' },
        { type: 'separator', id: 'line' },
        { id: 'copy', label: 'Copy the link', onPress },
      ]}
    >
      <Button>Actions</Button>
    </Menu>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Hide' })).toHaveFocus()
  await userEvent.keyboard('c{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(ui.getByRole('button', { name: 'Actions' })).toHaveFocus()
})

test('[H01] Menu opens the address of an entry that has one', async () => {
  await renderUi(
    <Menu
      label="Account"
      entries={[{ id: 'settings', label: 'Settings', href: '#/settings' }]}
      header="Anna Lund"
    >
      <Button>Anna</Button>
    </Menu>,
  )
  await page.getByRole('button', { name: 'Anna' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  await expect.element(page.getByText('Anna Lund')).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '#/settings')
})
