import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { TextField } from '../../fields/TextField/TextField'
import type { ModalProps } from './Modal'
import { Modal } from './Modal'

interface List {
  name: string
}

function props(more: Partial<ModalProps<List>> = {}): ModalProps<List> {
  return {
    isOpen: true,
    onClose: vi.fn(),
    data: { name: 'Bridges' },
    title: 'Delete the list?',
    submitLabel: 'Delete',
    onSubmit: vi.fn(),
    children: (list) => <TextField label="Name" defaultValue={list.name} />,
    ...more,
  }
}

const warning = () => <p>Its items are lost.</p>

const backdrop = { position: { x: 3, y: 3 } }

const type = async () => {
  await page.getByRole('textbox', { name: 'Name' }).click()
  await userEvent.keyboard(' and tunnels')
}

describe('[M01] Modal', () => {
  test('is named by its title', async () => {
    await renderUi(<Modal {...props()} />)
    await expect.element(page.getByRole('dialog', { name: 'Delete the list?' })).toBeVisible()
  })

  test('as an alert dialog, is described by its text and focuses the cancel button', async () => {
    await renderUi(<Modal {...props({ role: 'alertdialog', children: warning })} />)
    const question = page.getByRole('alertdialog', { name: 'Delete the list?' })
    await expect.element(question).toHaveAccessibleDescription('Its items are lost.')
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  })

  test('closes with Escape, the backdrop, the close button and the cancel button', async () => {
    const all = props()
    await renderUi(<Modal {...all} />)
    await userEvent.keyboard('{Escape}')
    expect(all.onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(document.body, backdrop)
    expect(all.onClose).toHaveBeenCalledTimes(2)
    await page.getByRole('button', { name: 'Close' }).click()
    expect(all.onClose).toHaveBeenCalledTimes(3)
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(all.onClose).toHaveBeenCalledTimes(4)
  })

  test('cannot be closed while it is submitting', async () => {
    const all = props({ isSubmitting: true })
    await renderUi(<Modal {...all} />)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.body, backdrop)
    expect(all.onClose).not.toHaveBeenCalled()
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled()
  })

  test.each([null, undefined])('closes itself when it is opened with %s as its object', async (data) => {
    const all = props({ data })
    await renderUi(<Modal {...all} />)
    expect(all.onClose).toHaveBeenCalledTimes(1)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('calls `onSubmit` with its object for the button and for Enter in a field', async () => {
    const all = props()
    await renderUi(<Modal {...all} />)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('textbox', { name: 'Name' }).click()
    await userEvent.keyboard('{Enter}')
    expect(all.onSubmit).toHaveBeenCalledTimes(2)
    expect(all.onSubmit).toHaveBeenLastCalledWith({ name: 'Bridges' })
  })

  test('announces a failure at once and allows another try', async () => {
    const all = props({ errorMessage: 'The list was not saved.' })
    await renderUi(<Modal {...all} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('The list was not saved.')
    await page.getByRole('button', { name: 'Delete' }).click()
    expect(all.onSubmit).toHaveBeenCalledTimes(1)
  })

  test('opens a second dialog on top that can be answered and closed without closing the first', async () => {
    const outer = props({ title: 'Settings', submitLabel: 'Save' })
    const inner = props({ isOpen: false })
    const both = (isAsking: boolean) => (
      <Modal {...outer}>{() => <Modal {...inner} isOpen={isAsking} />}</Modal>
    )
    const ui = await renderUi(both(false))
    await ui.rerender(both(true))
    await page.getByRole('button', { name: 'Delete' }).click()
    expect(inner.onSubmit).toHaveBeenCalledTimes(1)
    expect(outer.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(inner.onClose).toHaveBeenCalledTimes(1)
    expect(outer.onClose).not.toHaveBeenCalled()
  })

  test('closes itself when its object is removed while it is open', async () => {
    const all = props()
    const ui = await renderUi(<Modal {...all} />)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await ui.rerender(<Modal {...all} data={null} />)
    expect(all.onClose).toHaveBeenCalledTimes(1)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('disables its button while it is submitting and enables it after a failure', async () => {
    const all = props({ isSubmitting: true })
    const ui = await renderUi(<Modal {...all} />)
    await page.getByRole('textbox', { name: 'Name' }).click()
    await userEvent.keyboard('{Enter}')
    expect(all.onSubmit).not.toHaveBeenCalled()
    expect(page.getByRole('dialog').element().querySelector('form')?.ariaBusy).toBe('true')
    await ui.rerender(<Modal {...all} isSubmitting={false} errorMessage="No connection." />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('No connection.')
    await page.getByRole('button', { name: 'Delete' }).click()
    expect(all.onSubmit).toHaveBeenCalledTimes(1)
  })

  const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press on the backdrop', () => userEvent.click(document.body, backdrop)],
    ['its close button', () => page.getByRole('button', { name: 'Close' }).click()],
  ])('asks before %s discards typed text', async (_way, leave) => {
    const all = props()
    await renderUi(<Modal {...all} />)
    await type()
    await leave()
    await expect.element(question).toBeVisible()
    expect(all.onClose).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Keep writing' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Bridges and tunnels')
    await leave()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    expect(all.onClose).toHaveBeenCalledOnce()
    expect(all.onSubmit).not.toHaveBeenCalled()
  })

  test('returns the focus to the field when the user continues to write', async () => {
    await renderUi(<Modal {...props()} />)
    await type()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  test('does not ask after the cancel button, or if the text is unchanged', async () => {
    const all = props()
    await renderUi(<Modal {...all} />)
    await type()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(all.onClose).toHaveBeenCalledTimes(1)
    await page.getByRole('textbox', { name: 'Name' }).fill('Bridges')
    await userEvent.keyboard('{Escape}')
    expect(all.onClose).toHaveBeenCalledTimes(2)
    await expect.element(question).not.toBeInTheDocument()
  })

  test('asks if it opened with a restored draft, although nothing was typed', async () => {
    await renderUi(<Modal {...props({ hasDraft: true })} />)
    await userEvent.keyboard('{Escape}')
    await expect.element(question).toBeVisible()
  })

  test('closes the top dialog if Escape is pressed before that dialog has the focus', async () => {
    const outer = props({ title: 'Settings', submitLabel: 'Save' })
    const inner = props()
    const both = (isOpen: boolean) => <Modal {...outer}>{() => <Modal {...inner} isOpen={isOpen} />}</Modal>
    const ui = await renderUi(both(false))
    await ui.rerender(both(true))
    const below = page.getByRole('button', { name: 'Save', includeHidden: true }).element()
    below.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    expect(inner.onClose).toHaveBeenCalledOnce()
    expect(outer.onClose).not.toHaveBeenCalled()
  })
})
