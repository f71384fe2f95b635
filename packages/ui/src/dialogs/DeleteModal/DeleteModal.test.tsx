import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { DeleteModal } from './DeleteModal'

test('[M01] DeleteModal asks, deletes its object, and can be cancelled', async () => {
  const onDelete = vi.fn()
  const onClose = vi.fn()
  await renderUi(
    <DeleteModal isOpen data={{ id: 7 }} title="Delete the note?" onClose={onClose} onDelete={onDelete}>
      {() => <p>It is gone for good.</p>}
    </DeleteModal>,
  )
  await expect.element(page.getByRole('alertdialog', { name: 'Delete the note?' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  expect(onDelete).toHaveBeenCalledExactlyOnceWith({ id: 7 })
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
