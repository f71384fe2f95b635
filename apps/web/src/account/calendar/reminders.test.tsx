import { exampleResponses } from '@spadestik/api-client/examples'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { list, worker } from '../../../testing/worker'

const { body: procurement } = exampleResponses.getProcurement
const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
const offers = { from: null, to: inAYear, toTime: '12:00', address: null, link: null, note: null }
const select = page.getByRole('button', { name: /Reminder by e-mail/ })
const choose = async (option: string) => {
  await select.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

describe('[Z09] reminders', () => {
  const sent: unknown[] = []
  const saves = answer('saveReminder', async (request) => {
    sent.push(await request.json())
    return new HttpResponse(null, { status: 204 })
  })
  beforeEach(() => {
    sent.length = 0
    worker.use(
      answer('getProcurement', { ...procurement, offers }),
      answer('getLists', [list(1, 'Bridges', []), list(2, 'Winter', [])]),
      answer('getReminders', [{ listId: 1, procurementId: null, days: 3 }]),
      answer('updateList', list(1, 'Bridges', [])),
      saves,
    )
  })

  test('of a tender are saved at once, and a failure restores the choice and says so', async () => {
    await renderApp(`/procurement/${procurement.id}`)
    await expect.element(select).toHaveTextContent('No reminder')
    await choose('7 days before')
    await expect.element(select).toHaveTextContent('7 days before')
    await expect.poll(() => sent).toEqual([{ listId: null, procurementId: procurement.id, days: 7 }])
    worker.use(answer('saveReminder', () => new HttpResponse(null, { status: 500 })))
    await choose('No reminder')
    await expect.element(page.getByText(/The reminder could not be saved/)).toBeVisible()
    await expect.element(select).toHaveTextContent('7 days before')
  })

  test('of a list are saved with its settings, and only when they have changed', async () => {
    const ui = await renderApp('/list/1')
    const settings = ui.getByRole('button', { name: 'Settings', exact: true })
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
    await settings.click()
    await expect.element(select).toHaveTextContent('3 days before')
    await save.click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(sent).toEqual([])
    await settings.click()
    await choose('No reminder')
    expect(sent).toEqual([])
    await save.click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(sent).toEqual([{ listId: 1, procurementId: null, days: null }])
  })
})
