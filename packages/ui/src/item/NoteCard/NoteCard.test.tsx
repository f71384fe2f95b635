import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { NoteCardProps } from './NoteCard'
import { NoteCard } from './NoteCard'

const props = (more: Partial<NoteCardProps> = {}): NoteCardProps => ({
  title: 'Visit',
  text: 'Week 49',
  author: 'Anna',
  created: '17.11.2026',
  ...more,
})

describe('[P03] NoteCard', () => {
  test.each([
    ['Visit', 'Visit'],
    [null, 'Anna, 17.11.2026'],
    ['', 'Anna, 17.11.2026'],
  ])('with the title %j is named %s', async (title, name) => {
    const ui = await renderUi(<NoteCard {...props({ title })} />)
    await expect.element(ui.getByRole('article', { name }).getByText('Week 49')).toBeVisible()
  })

  test('shows that the note is shared, and when it was changed', async () => {
    const ui = await renderUi(<NoteCard {...props({ isShared: true, updated: '19.11.2026' })} />)
    await expect.element(ui.getByText('Shared')).toBeVisible()
    await expect.element(ui.getByText(/changed 19.11.2026/)).toBeVisible()
  })

  test('[M05] has a menu to edit and delete the note if its callbacks are given', async () => {
    const all = props({ onEdit: vi.fn(), onDelete: vi.fn() })
    const ui = await renderUi(<NoteCard {...all} />)
    await ui.getByRole('button', { name: 'Actions for the note' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    expect(all.onEdit).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await ui.getByRole('button', { name: 'Actions for the note' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    expect(all.onDelete).toHaveBeenCalledOnce()
  })

  test('has no menu if its callbacks are not given', async () => {
    const ui = await renderUi(<NoteCard {...props()} />)
    await expect.element(ui.getByRole('button')).not.toBeInTheDocument()
  })
})
