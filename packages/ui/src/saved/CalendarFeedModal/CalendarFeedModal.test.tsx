import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { CalendarFeedModalProps } from './CalendarFeedModal'
import { CalendarFeedModal } from './CalendarFeedModal'

const url = 'https://www.spadestik.dk/calendar/secret.ics'
const props = (more: Partial<CalendarFeedModalProps> = {}): CalendarFeedModalProps => ({
  isOpen: true,
  created: null,
  onClose: vi.fn(),
  onCreate: vi.fn(),
  onRenew: vi.fn(),
  onDelete: vi.fn(),
  onCopy: vi.fn(() => Promise.resolve()),
  ...more,
})
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('[Z08] CalendarFeedModal', () => {
  test('creates an address, shows it with the focus, and offers it to calendar programs', async () => {
    const all = props()
    const ui = await renderUi(<CalendarFeedModal {...all} />)
    await button('Create an address').click()
    expect(all.onCreate).toHaveBeenCalledOnce()
    await ui.rerender(<CalendarFeedModal {...all} created="23.11.2026" url={url} />)
    const field = page.getByRole('textbox', { name: 'Address of your calendar' })
    await expect.element(field).toHaveValue(url)
    await expect.element(field).toHaveFocus()
    await expect
      .element(page.getByRole('link', { name: 'Open in calendar program' }))
      .toHaveAttribute('href', 'webcal://www.spadestik.dk/calendar/secret.ics')
  })

  test('copies the address, and says whether that worked', async () => {
    const all = props({ created: '23.11.2026', url })
    const ui = await renderUi(<CalendarFeedModal {...all} />)
    await button('Copy the address').click()
    expect(all.onCopy).toHaveBeenCalledWith(url)
    await expect.element(page.getByText('The address is copied')).toBeVisible()
    await ui.rerender(<CalendarFeedModal {...all} onCopy={() => Promise.reject(new Error('refused'))} />)
    await button('Copy the address').click()
    await expect.element(page.getByText(/could not be copied/)).toBeVisible()
  })

  test('asks before the old address stops working', async () => {
    const all = props({ created: '23.11.2026' })
    await renderUi(<CalendarFeedModal {...all} />)
    await button('Create a new address').click()
    const question = page.getByRole('alertdialog', { name: 'Create a new address?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(all.onRenew).not.toHaveBeenCalled()
    await button('Create a new address').click()
    await question.getByRole('button', { name: 'Create a new address' }).click()
    expect(all.onRenew).toHaveBeenCalledOnce()
    await expect.element(question).not.toBeInTheDocument()
  })

  test('asks before it turns the calendar off, and then focuses the button that creates one', async () => {
    const all = props({ created: '23.11.2026' })
    const ui = await renderUi(<CalendarFeedModal {...all} />)
    await button('Turn off').click()
    const question = page.getByRole('alertdialog', { name: 'Turn off the calendar?' })
    await question.getByRole('button', { name: 'Turn off' }).click()
    expect(all.onDelete).toHaveBeenCalledOnce()
    await expect.element(question).not.toBeInTheDocument()
    await ui.rerender(<CalendarFeedModal {...all} created={null} />)
    await expect.element(button('Create an address')).toHaveFocus()
  })
})
