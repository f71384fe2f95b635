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

  test('offers the news beside the calendar, each with a button of its own, and says when it was read', async () => {
    const atomUrl = 'https://www.spadestik.dk/feeds/secret.atom'
    const jsonUrl = 'https://www.spadestik.dk/feeds/secret.json'
    const all = props({ created: '23.11.2026' })
    const ui = await renderUi(<CalendarFeedModal {...all} lastRead="27.11.2026" />)
    await expect.element(page.getByText(/27\.11\.2026/)).toBeVisible()
    await ui.rerender(<CalendarFeedModal {...all} url={url} atomUrl={atomUrl} jsonUrl={jsonUrl} />)
    for (const [form, address] of [
      ['Atom', atomUrl],
      ['JSON', jsonUrl],
    ] as const) {
      await expect.element(page.getByRole('textbox', { name: new RegExp(form) })).toHaveValue(address)
      await page.getByRole('button', { name: new RegExp(form) }).click()
      expect(all.onCopy).toHaveBeenLastCalledWith(address)
    }
  })

  test('shows no calendar for news alone, and focuses the address of the news', async () => {
    const atomUrl = 'https://www.spadestik.dk/feeds/secret.atom'
    await renderUi(
      <CalendarFeedModal
        {...props({ created: '23.11.2026', url, atomUrl, isNewsOnly: true, name: 'Schools' })}
      />,
    )
    await expect.element(page.getByRole('dialog', { name: 'News in your feed reader' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: /Atom/ })).toHaveFocus()
    await expect.element(page.getByText(/[cC]alendar/)).not.toBeInTheDocument()
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
