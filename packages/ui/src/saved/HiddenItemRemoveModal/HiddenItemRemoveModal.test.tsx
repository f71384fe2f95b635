import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { HiddenItemRemoveModalProps } from './HiddenItemRemoveModal'
import { HiddenItemRemoveModal } from './HiddenItemRemoveModal'

const props = (more: Partial<HiddenItemRemoveModalProps> = {}): HiddenItemRemoveModalProps => ({
  isOpen: true,
  item: { name: 'Lindbro' },
  colleagueCount: 2,
  value: 'me',
  onChange: vi.fn(),
  onClose: vi.fn(),
  onSubmit: vi.fn(),
  ...more,
})

describe('[M03] HiddenItemRemoveModal', () => {
  test('offers to show the item for the user or for all, if it is hidden for colleagues too', async () => {
    const all = props()
    await renderUi(<HiddenItemRemoveModal {...all} />)
    await expect.element(page.getByRole('radio', { name: /For me/ })).toBeChecked()
    await page.getByText('For all').click()
    expect(all.onChange).toHaveBeenCalledWith('all')
    await page.getByRole('button', { name: 'Show again' }).click()
    expect(all.onSubmit).toHaveBeenCalledExactlyOnceWith('me')
  })

  test('shows the item for all without a choice, if it is hidden for no colleague', async () => {
    const all = props({ colleagueCount: 0 })
    await renderUi(<HiddenItemRemoveModal {...all} />)
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Show again' }).click()
    expect(all.onSubmit).toHaveBeenCalledExactlyOnceWith('all')
  })

  test('[M01] announces a failure and closes itself without an item', async () => {
    const all = props({ errorMessage: 'Still hidden.' })
    const ui = await renderUi(<HiddenItemRemoveModal {...all} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Still hidden.')
    await ui.rerender(<HiddenItemRemoveModal {...all} item={null} />)
    expect(all.onClose).toHaveBeenCalledOnce()
  })
})
