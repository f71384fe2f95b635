import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi'
import { Button } from '../actions/Button/Button'
import { Menu } from '../actions/Menu/Menu'
import { Popover } from './Popover/Popover'

test.each<[string, (onOpenChange: () => void) => ReactElement]>([
  [
    'a menu',
    (onOpenChange) => (
      <Menu label="Actions" entries={[{ id: 'hide', label: 'Hide' }]} isOpen onOpenChange={onOpenChange}>
        <Button>Open</Button>
      </Menu>
    ),
  ],
  [
    'a popover',
    (onOpenChange) => (
      <Popover label="Details" trigger={<Button>Open</Button>} isOpen onOpenChange={onOpenChange}>
        Text
      </Popover>
    ),
  ],
])('[G03] Escape on its button closes %s, whose code may still be loading', async (_name, overlay) => {
  const onOpenChange = vi.fn()
  await renderUi(overlay(onOpenChange))
  const button = page.getByRole('button', { name: 'Open', includeHidden: true }).element()
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(onOpenChange).toHaveBeenCalledWith(false)
})
