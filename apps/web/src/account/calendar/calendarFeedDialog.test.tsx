import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { afterClickGuard } from '../../../testing/afterClickGuard'
import { answer, refuse } from '../../../testing/answer'
import { commonFailures } from '../../../testing/problemWords'
import { renderApp } from '../../../testing/renderApp'
import { list, worker } from '../../../testing/worker'

const dialog = page.getByRole('dialog', { name: 'Deadlines in your calendar' })
const created = '2026-11-20T08:00:00.000Z'
const everything = { id: 7, listId: null, agentId: null, created, lastRead: null }
const url = 'https://www.spadestik.dk/calendar/secret.ics'
const atomUrl = 'https://www.spadestik.dk/feeds/secret.atom'
const jsonUrl = 'https://www.spadestik.dk/feeds/secret.json'

describe('[Z08] calendar feeds', () => {
  beforeEach(() => worker.use(answer('getLists', [list(1, 'Bridges', []), list(2, 'Winter', [])])))

  test('the settings show the feed of all lists and agents and the feeds of single lists, and turn one off', async () => {
    worker.use(
      answer('getCalendarFeeds', [
        everything,
        { ...everything, id: 8, listId: 1, lastRead: '2026-11-27T06:05:00Z' },
      ]),
      answer('deleteCalendarFeed'),
    )
    const ui = await renderApp('/settings')
    await expect.element(ui.getByText('Bridges', { exact: true })).toBeVisible()
    await expect.element(ui.getByText('Winter')).not.toBeInTheDocument()
    await ui.getByRole('button', { name: /^Change: addresses of Bridges$/ }).click()
    await expect.element(dialog.getByText(/the deadlines of “Bridges”/)).toBeVisible()
    await expect.element(dialog.getByText(/created on 20\.11\.2026.*not shown again/)).toBeVisible()
    await expect.element(dialog.getByText(/last read this feed on 27\.11\.2026/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Create an address' })).toHaveFocus()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(ui.getByRole('button', { name: /addresses of Bridges$/ })).toHaveFocus()
  })

  test('a list gets an address after a failure, and the address is gone when the dialog opens again', async () => {
    worker.use(answer('getCalendarFeeds', []), refuse('createCalendarFeed', 500))
    const ui = await renderApp('/list/1')
    const button = ui.getByRole('button', { name: 'Calendar', exact: true })
    await button.click()
    await dialog.getByRole('button', { name: 'Create an address' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(commonFailures[500])
    const sent: unknown[] = []
    worker.use(
      answer('createCalendarFeed', async (request) => {
        sent.push(await request.json())
        return { feed: { ...everything, listId: 1 }, url, atomUrl, jsonUrl }
      }),
    )
    await afterClickGuard()
    await dialog.getByRole('button', { name: 'Create an address' }).click()
    await expect.element(dialog.getByRole('textbox', { name: 'Address of your calendar' })).toHaveValue(url)
    await expect.element(dialog.getByRole('textbox', { name: /as Atom$/ })).toHaveValue(atomUrl)
    await expect.element(dialog.getByRole('textbox', { name: /as JSON Feed$/ })).toHaveValue(jsonUrl)
    expect(sent).toEqual([{ listId: 1, agentId: null }])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(button).toHaveFocus()
    await button.click()
    await expect.element(dialog.getByText(/created on 20\.11\.2026/)).toBeVisible()
    await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument()
  })

  test('a renewed address replaces the one that is shown', async () => {
    worker.use(
      answer('getCalendarFeeds', [everything]),
      answer('renewCalendarFeed', { feed: everything, url, atomUrl, jsonUrl }),
    )
    const ui = await renderApp('/settings')
    await ui.getByRole('button', { name: 'Change: addresses of All lists and agents' }).click()
    await dialog.getByRole('button', { name: 'Create a new address' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Create a new address' }).click()
    await expect.element(dialog.getByRole('textbox', { name: 'Address of your calendar' })).toHaveValue(url)
    await expect.element(dialog.getByRole('textbox', { name: 'Address of your calendar' })).toHaveFocus()
  })
})
