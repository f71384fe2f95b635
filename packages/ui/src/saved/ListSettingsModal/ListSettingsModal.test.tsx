import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { people } from '../../../testing/people'
import { renderUi } from '../../../testing/renderUi'
import type { ListSettingsModalProps } from './ListSettingsModal'
import { ListSettingsModal } from './ListSettingsModal'

const draft = { name: 'To bid', mailTime: 'daily', userIds: [1] } as const
const props = (more: Partial<ListSettingsModalProps> = {}): ListSettingsModalProps => ({
  isOpen: true,
  draft,
  people,
  nameMaxLength: 100,
  onDraftChange: vi.fn(),
  onClose: vi.fn(),
  onSubmit: vi.fn(),
  onDelete: vi.fn(),
  ...more,
})

describe('[M04] ListSettingsModal', () => {
  test('edits name, mail time and people, and submits them', async () => {
    const all = props()
    await renderUi(<ListSettingsModal {...all} />)
    await page.getByRole('textbox', { name: 'Name' }).fill('Bridges')
    expect(all.onDraftChange).toHaveBeenLastCalledWith({ ...draft, name: 'Bridges' })
    await page.getByText('Never').click()
    expect(all.onDraftChange).toHaveBeenLastCalledWith({ ...draft, mailTime: 'never' })
    await page.getByText('Mette Skov').click()
    expect(all.onDraftChange).toHaveBeenLastCalledWith({ ...draft, userIds: [1, 3] })
    await page.getByRole('button', { name: 'Save' }).click()
    expect(all.onSubmit).toHaveBeenCalledExactlyOnceWith(draft)
  })

  test('asks before it deletes the list, and the user can cancel', async () => {
    const all = props()
    await renderUi(<ListSettingsModal {...all} />)
    await page.getByRole('button', { name: 'Delete list' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete the list?' })
    await expect.element(question.getByText(/“To bid” disappears/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    expect(all.onClose).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Delete list' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    expect(all.onDelete).toHaveBeenCalledOnce()
  })

  test('does not show the question when it opens for another list', async () => {
    const all = props()
    const ui = await renderUi(<ListSettingsModal {...all} />)
    await page.getByRole('button', { name: 'Delete list' }).click()
    await ui.rerender(<ListSettingsModal {...all} isOpen={false} />)
    await ui.rerender(<ListSettingsModal {...all} draft={{ ...draft, name: 'Bridges' }} />)
    await expect.element(page.getByRole('dialog', { name: 'Settings of the list' })).toBeVisible()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('[M01] announces an error in the dialog in which it occurred', async () => {
    await renderUi(
      <ListSettingsModal {...props({ errorMessage: 'Not saved.', deleteErrorMessage: 'Not deleted.' })} />,
    )
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved.')
    await page.getByRole('button', { name: 'Delete list' }).click()
    await expect.element(page.getByRole('alertdialog').getByRole('alert')).toHaveTextContent('Not deleted.')
  })

  test('creates a new list, which cannot be deleted', async () => {
    await renderUi(<ListSettingsModal {...props({ isNew: true, onDelete: undefined })} />)
    await expect.element(page.getByRole('dialog', { name: 'New list' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Create' })).toBeEnabled()
    await expect.element(page.getByRole('button', { name: 'Delete list' })).not.toBeInTheDocument()
  })
})
