import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { TipModalProps } from './TipModal'
import { TipModal } from './TipModal'

const props = (more: Partial<TipModalProps> = {}): TipModalProps => ({
  isOpen: true,
  subject: { name: 'Nordkyst', details: <p>Engineer</p> },
  state: 'form',
  description: 'Please call',
  onDescriptionChange: vi.fn(),
  onClose: vi.fn(),
  onSubmit: vi.fn(),
  ...more,
})

describe('[M06] TipModal', () => {
  test('says that it is checking for an earlier tip, and can be closed meanwhile', async () => {
    const all = props({ state: 'loading' })
    await renderUi(<TipModal {...all} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Looking whether a tip was sent')
    await expect.element(page.getByText('Engineer')).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(all.onClose).toHaveBeenCalledOnce()
  })

  test('submits a typed message', async () => {
    const all = props()
    await renderUi(<TipModal {...all} />)
    await expect.element(page.getByRole('dialog', { name: 'Ask about Nordkyst' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Your message' }).fill('Please write')
    expect(all.onDescriptionChange).toHaveBeenLastCalledWith('Please write')
    await page.getByRole('button', { name: 'Send' }).click()
    expect(all.onSubmit).toHaveBeenCalledOnce()
  })

  test('cannot be closed while it is submitting', async () => {
    const all = props({ state: 'submitting' })
    await renderUi(<TipModal {...all} />)
    await userEvent.keyboard('{Escape}')
    expect(all.onClose).not.toHaveBeenCalled()
  })

  test('announces a failure and keeps the message', async () => {
    await renderUi(<TipModal {...props({ state: 'failed' })} />)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The tip was not sent. Your message is still here; try again.')
    await expect.element(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Please call')
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  })

  test('says why sending failed, if the reason is known', async () => {
    await renderUi(<TipModal {...props({ state: 'failed', failure: 'The service cannot be reached.' })} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('The service cannot be reached.')
  })

  test.each([
    ['sent', 'Your tip is sent. We will contact you.'],
    ['alreadySent', 'You or a colleague has sent a tip about this role. We are on it.'],
  ] as const)('in the state %s says so, with a button that closes', async (state, text) => {
    const all = props({ state })
    await renderUi(<TipModal {...all} />)
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'OK' }).click()
    expect(all.onClose).toHaveBeenCalledOnce()
  })

  test('[M01] closes itself without a subject', async () => {
    const all = props({ subject: null })
    await renderUi(<TipModal {...all} />)
    expect(all.onClose).toHaveBeenCalledOnce()
  })
})
