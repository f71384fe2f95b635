import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { people } from '../../../testing/people'
import { renderUi } from '../../../testing/renderUi'
import type { AgentSettingsModalProps } from './AgentSettingsModal'
import { AgentSettingsModal } from './AgentSettingsModal'

const draft = { name: 'Bridges', mailTime: 'daily', userIds: [1] } as const
const props = (more: Partial<AgentSettingsModalProps> = {}): AgentSettingsModalProps => ({
  isOpen: true,
  draft,
  people,
  nameMaxLength: 100,
  onDraftChange: vi.fn(),
  onClose: vi.fn(),
  onSubmit: vi.fn(),
  ...more,
})

describe('[M02] AgentSettingsModal', () => {
  test('edits name, mail time and people, and each change keeps the other settings', async () => {
    const all = props()
    await renderUi(<AgentSettingsModal {...all} />)
    await page.getByRole('textbox', { name: 'Name' }).fill('Schools')
    expect(all.onDraftChange).toHaveBeenLastCalledWith({ ...draft, name: 'Schools' })
    await page.getByText('Weekly').click()
    expect(all.onDraftChange).toHaveBeenLastCalledWith({ ...draft, mailTime: 'weekly' })
    await page.getByText('Jens Holm').click()
    expect(all.onDraftChange).toHaveBeenLastCalledWith({ ...draft, userIds: [1, 2] })
    await page.getByRole('button', { name: 'Save' }).click()
    expect(all.onSubmit).toHaveBeenCalledExactlyOnceWith(draft)
  })

  test('[V02] shows an error at its field and cannot be submitted', async () => {
    await renderUi(
      <AgentSettingsModal
        {...props({ nameError: 'invalid', usersError: 'Choose one', isSubmitDisabled: true })}
      />,
    )
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('invalid')
    await expect.element(page.getByText('Choose one')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  test('[V02] does not offer sharing without colleagues', async () => {
    await renderUi(<AgentSettingsModal {...props({ people: people.slice(0, 1) })} />)
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await expect.element(page.getByText('Shared with')).not.toBeInTheDocument()
  })

  test('offers to delete a saved agent', async () => {
    const onDelete = vi.fn()
    await renderUi(<AgentSettingsModal {...props({ onDelete })} />)
    await page.getByRole('button', { name: 'Delete agent' }).click()
    expect(onDelete).toHaveBeenCalledOnce()
  })

  test('[M01] announces a failure, allows another try, and closes without settings', async () => {
    const all = props({ errorMessage: 'Not saved.' })
    const ui = await renderUi(<AgentSettingsModal {...all} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved.')
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled()
    await ui.rerender(<AgentSettingsModal {...all} draft={null} />)
    expect(all.onClose).toHaveBeenCalledOnce()
  })
})
