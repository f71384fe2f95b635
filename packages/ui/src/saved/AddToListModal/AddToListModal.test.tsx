import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { AddToListModalProps } from './AddToListModal'
import { AddToListModal } from './AddToListModal'

const props = (more: Partial<AddToListModalProps> = {}): AddToListModalProps => ({
  isOpen: true,
  item: { name: 'Lindbro' },
  lists: [
    { id: 1, name: 'To bid', count: 4, isShared: true, hasItem: false },
    { id: 2, name: 'Bridges', count: 1, isShared: false, hasItem: true },
  ],
  value: 2,
  onClose: vi.fn(),
  onChange: vi.fn(),
  onCreateList: vi.fn(),
  listNameMaxLength: 100,
  onSubmit: vi.fn(),
  ...more,
})

describe('[M04] AddToListModal', () => {
  test('shows how many items each list has and whether it is shared, and selects a list', async () => {
    const all = props()
    await renderUi(<AddToListModal {...all} />)
    await expect.element(page.getByRole('radio', { name: /To bid.*Shared.*4 items/ })).not.toBeChecked()
    await expect.element(page.getByRole('radio', { name: /Bridges.*It is here now.*1 item/ })).toBeChecked()
    await page.getByText('To bid').click()
    expect(all.onChange).toHaveBeenCalledWith(1)
    await page.getByRole('button', { name: 'Add to the list' }).click()
    expect(all.onSubmit).toHaveBeenCalledWith(2)
  })

  test('creates a list with Enter, without submitting the dialog', async () => {
    const all = props()
    await renderUi(<AddToListModal {...all} />)
    await page.getByRole('button', { name: 'New list' }).click()
    await page.getByRole('textbox', { name: 'Name of the new list' }).fill('  Tunnels ')
    await userEvent.keyboard('{Enter}')
    expect(all.onCreateList).toHaveBeenCalledExactlyOnceWith('Tunnels')
    expect(all.onSubmit).not.toHaveBeenCalled()
    await expect.element(page.getByRole('button', { name: 'New list' })).toHaveFocus()
  })

  test('[Z03] keeps the name and the focus while a list is created, and after that has failed', async () => {
    const created = Promise.withResolvers<boolean>()
    const all = props({ onCreateList: () => created.promise })
    const { rerender } = await renderUi(<AddToListModal {...all} />)
    await page.getByRole('button', { name: 'New list' }).click()
    const field = page.getByRole('textbox', { name: 'Name of the new list' })
    await field.fill('Tunnels')
    await userEvent.keyboard('{Enter}')
    await rerender(<AddToListModal {...all} isSubmitting />)
    await expect.element(field).toHaveFocus()
    created.resolve(false)
    await rerender(<AddToListModal {...all} errorMessage="No connection." />)
    await expect.element(page.getByRole('button', { name: 'Create' })).toBeEnabled()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('Tunnels')
  })

  test('cannot be submitted before a list is selected', async () => {
    await renderUi(<AddToListModal {...props({ value: null })} />)
    await expect.element(page.getByRole('button', { name: 'Add to the list' })).toBeDisabled()
  })

  test('offers to remove the item from its lists, if it is on a list', async () => {
    const onRemove = vi.fn()
    const { rerender } = await renderUi(<AddToListModal {...props({ onRemove })} />)
    await page.getByRole('button', { name: 'Take off lists …' }).click()
    expect(onRemove).toHaveBeenCalledOnce()
    await rerender(<AddToListModal {...props()} />)
    expect(page.getByRole('button', { name: 'Take off lists …' }).query()).toBeNull()
  })

  test('names the lists that were saved before a failure', async () => {
    await renderUi(
      <AddToListModal {...props({ errorMessage: 'No connection.', savedNames: ['To bid', 'Bridges'] })} />,
    )
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'No connection.Saved: To bid and Bridges. The rest was not saved; you can try again.',
      )
  })
})
