import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { ListRemoveModalProps } from './ListRemoveModal'
import { ListRemoveModal } from './ListRemoveModal'

const props = (more: Partial<ListRemoveModalProps> = {}): ListRemoveModalProps => ({
  isOpen: true,
  item: { name: 'Lindbro' },
  lists: [
    { id: 1, name: 'To bid', count: 4, isShared: true },
    { id: 2, name: 'Bridges', count: 1, isShared: false },
  ],
  value: [1],
  onChange: vi.fn(),
  onClose: vi.fn(),
  onSubmit: vi.fn(),
  ...more,
})

describe('[M04] ListRemoveModal', () => {
  test('shows which lists are selected, selects others, and submits them', async () => {
    const all = props()
    await renderUi(<ListRemoveModal {...all} />)
    await expect.element(page.getByRole('checkbox', { name: 'To bid' })).toBeChecked()
    await page.getByText('Bridges').click()
    expect(all.onChange).toHaveBeenCalledWith([1, 2])
    await page.getByRole('button', { name: 'Remove' }).click()
    expect(all.onSubmit).toHaveBeenCalledExactlyOnceWith([1])
  })

  test('cannot be submitted while no list is selected', async () => {
    await renderUi(<ListRemoveModal {...props({ value: [] })} />)
    await expect.element(page.getByRole('button', { name: 'Remove' })).toBeDisabled()
  })

  test('names the lists that were saved before a failure', async () => {
    await renderUi(<ListRemoveModal {...props({ errorMessage: 'No connection.', savedNames: ['To bid'] })} />)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('No connection.Removed from: To bid. The rest was not saved; you can try again.')
    await expect.element(page.getByRole('button', { name: 'Remove' })).toBeEnabled()
  })

  test('[M01] closes itself without an item', async () => {
    const all = props({ item: null })
    await renderUi(<ListRemoveModal {...all} />)
    expect(all.onClose).toHaveBeenCalledOnce()
  })
})
