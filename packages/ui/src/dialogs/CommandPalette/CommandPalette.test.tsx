import { LayoutDashboard, Star } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { CommandPalette } from './CommandPalette'

const places = [
  { id: 'dashboard', label: 'Dashboard', href: '#/', icon: LayoutDashboard },
  { id: 'list 1', label: 'Schools', href: '#/list/1', icon: Star },
]

function Held({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const entries = places.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      inputValue={typed}
      onInputChange={setTyped}
      sections={[{ id: 'all', title: 'Screens', entries }]}
    />
  )
}

test('[S17] CommandPalette opens an entry with the keyboard while the focus stays in its field', async () => {
  const onClose = vi.fn()
  location.hash = ''
  await renderUi(<Held onClose={onClose} />)
  const field = page.getByRole('searchbox', { name: 'Name of a place' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('scho')
  await expect.element(page.getByRole('menuitem', { name: 'Schools' })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => location.hash).toBe('#/list/1')
  expect(onClose).toHaveBeenCalled()
})

test('[S17] CommandPalette says when nothing matches, and closes with Escape', async () => {
  const onClose = vi.fn()
  await renderUi(<Held onClose={onClose} />)
  await expect.element(page.getByRole('searchbox', { name: 'Name of a place' })).toHaveFocus()
  await userEvent.keyboard('xyz')
  await expect.element(page.getByText('Nothing has that name.')).toBeVisible()
  // The first Escape clears the field, as in every search field. The second Escape closes the palette.
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0)
})
