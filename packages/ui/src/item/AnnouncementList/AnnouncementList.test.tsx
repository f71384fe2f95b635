import { describe, expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import type { Announcement, AnnouncementListProps } from './AnnouncementList'
import { AnnouncementList } from './AnnouncementList'

const correction: Announcement = { id: 1, date: '12.11.2026', kind: 'Correction', changes: 'New deadline' }
const show = (more: Partial<AnnouncementListProps> = {}) =>
  renderUi(<AnnouncementList label="Announcements" announcements={[correction]} {...more} />)

describe('[Q02] AnnouncementList', () => {
  test('lists each announcement with its day, kind and changes', async () => {
    const ui = await show()
    const item = ui.getByRole('list', { name: 'Announcements' }).getByRole('listitem')
    await expect.element(item.getByText('12.11.2026')).toBeVisible()
    await expect.element(item.getByText('Correction')).toBeVisible()
    await expect.element(item.getByText('New deadline')).toBeVisible()
  })

  test.each([null, '', '  '])('says that there are no changes if the changes are %j', async (changes) => {
    const ui = await show({ announcements: [{ ...correction, changes }] })
    await expect.element(ui.getByText('No change is stated.')).toBeVisible()
  })

  test('[Q04] opens an announcement only if `onOpen` is given', async () => {
    const onOpen = vi.fn()
    const ui = await show({ onOpen })
    await ui.getByRole('button', { name: 'Details of Correction, 12.11.2026' }).click()
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(correction)
    await ui.rerender(<AnnouncementList label="Announcements" announcements={[correction]} />)
    await expect.element(ui.getByRole('button')).not.toBeInTheDocument()
  })

  test('[K02] renders a placeholder instead of the announcements if it is locked, and says if there are none', async () => {
    const onUnlock = vi.fn()
    const ui = await show({ isLocked: true, onUnlock })
    expect(ui.container.innerHTML).not.toContain('New deadline')
    await ui.getByRole('button', { name: /Only with a subscription/ }).click()
    expect(onUnlock).toHaveBeenCalledOnce()
    await ui.rerender(<AnnouncementList label="Announcements" announcements={[]} />)
    await expect.element(ui.getByText('No announcements.')).toBeVisible()
  })
})
