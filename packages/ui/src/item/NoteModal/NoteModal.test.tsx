import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { people } from '../../../testing/people'
import { renderUi } from '../../../testing/renderUi'
import type { NoteModalProps } from './NoteModal'
import { NoteModal } from './NoteModal'

const draft = { title: 'Visit', text: 'Week 49', userIds: [1] } as const
const props = (more: Partial<NoteModalProps> = {}): NoteModalProps => ({
  isOpen: true,
  draft,
  people,
  onDraftChange: vi.fn(),
  onClose: vi.fn(),
  onSubmit: vi.fn(),
  onDelete: vi.fn(),
  ...more,
})

describe('[M05] NoteModal', () => {
  test('edits the title, the text and the people, and submits them', async () => {
    const all = props()
    await renderUi(<NoteModal {...all} />)
    await page.getByRole('textbox', { name: 'Title' }).fill('Call')
    expect(all.onDraftChange).toHaveBeenLastCalledWith({ ...draft, title: 'Call' })
    await page.getByRole('textbox', { name: 'Text' }).fill('Tomorrow')
    expect(all.onDraftChange).toHaveBeenLastCalledWith({ ...draft, text: 'Tomorrow' })
    await page.getByText('Jens Holm').click()
    expect(all.onDraftChange).toHaveBeenLastCalledWith({ ...draft, userIds: [1, 2] })
    await page.getByRole('button', { name: 'Save' }).click()
    expect(all.onSubmit).toHaveBeenCalledExactlyOnceWith(draft)
  })

  test('keeps the typed text while it is submitting and after a failure', async () => {
    const all = props({ isSubmitting: true })
    const ui = await renderUi(<NoteModal {...all} />)
    await userEvent.keyboard('{Escape}')
    expect(all.onClose).not.toHaveBeenCalled()
    await ui.rerender(<NoteModal {...all} isSubmitting={false} errorMessage="Not saved." />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved.')
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Week 49')
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  })

  test('asks before it deletes the note, and stays open during the deletion', async () => {
    const all = props()
    const ui = await renderUi(<NoteModal {...all} />)
    await page.getByRole('button', { name: 'Delete note' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    expect(all.onDelete).toHaveBeenCalledOnce()
    await ui.rerender(<NoteModal {...all} isDeleting />)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('alertdialog', { name: 'Delete the note?' })).toBeVisible()
  })

  test('[V02] shows each error at its field', async () => {
    await renderUi(
      <NoteModal {...props({ titleError: 'Too long', textError: 'Write a text', isSubmitDisabled: true })} />,
    )
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/Too long/)
    await expect
      .element(page.getByRole('textbox', { name: 'Text' }))
      .toHaveAccessibleDescription('Write a text')
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  test('[M01] closes itself without a note', async () => {
    const all = props({ draft: null })
    await renderUi(<NoteModal {...all} />)
    expect(all.onClose).toHaveBeenCalledOnce()
  })
})
