import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer'
import { failing, recordRequests } from '../../../testing/recordRequests'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const none = { requested: null, ready: null, link: null }
const requested = '2026-11-27T09:00:00+01:00'

test('[W06] a copy of the own data is requested, and the page says that a mail follows', async () => {
  const post = recordRequests('post', '/personal-data-export', () =>
    HttpResponse.json({ ...none, requested }),
  )
  worker.use(answer('getPersonalDataExport', none), post.handler)
  const ui = await renderApp('/settings')
  const button = ui.getByRole('button', { name: 'Get a copy' })
  await button.click()
  await expect.element(ui.getByText(/Your copy is being made/)).toBeVisible()
  await expect.element(ui.getByRole('button', { name: /Get a copy/ })).toHaveFocus()
  await ui.getByRole('button', { name: /Get a copy/ }).click({ force: true })
  expect(post.sent).toHaveLength(1)
})

test('[W06] a copy that is ready is a link, and another one can be made', async () => {
  const link = '/files/personal-data/1.zip?until=1&signature=abc'
  worker.use(answer('getPersonalDataExport', { requested, ready: requested, link }))
  const ui = await renderApp('/settings')
  const download = ui.getByRole('link', { name: 'Download the copy (ZIP)' })
  await expect.element(download).toHaveAttribute('href', link)
  await expect.element(download).toHaveAttribute('download')
  await expect.element(ui.getByText(/Your copy of 27/)).toBeVisible()
  await expect.element(ui.getByRole('button', { name: 'Make a new copy' })).toBeVisible()
})

test('[W06] a failed request for a copy is shown, and can be repeated', async () => {
  worker.use(
    answer('getPersonalDataExport', none),
    recordRequests('post', '/personal-data-export', failing(500)).handler,
  )
  const ui = await renderApp('/settings')
  await ui.getByRole('button', { name: 'Get a copy' }).click()
  await expect.element(ui.getByText(/Your request could not be sent/)).toBeVisible()
  await expect.element(ui.getByRole('button', { name: 'Get a copy' })).toBeEnabled()
})

test('[W06] an erasure is asked for in a dialog that says what goes and what stays', async () => {
  const post = recordRequests('post', '/personal-data-erasure')
  worker.use(post.handler)
  const ui = await renderApp('/settings')
  await ui.getByRole('button', { name: 'Erase my account' }).click()
  const dialog = ui.getByRole('alertdialog')
  await expect.element(dialog.getByText(/cannot be undone/)).toBeVisible()
  expect(post.sent).toEqual([])
  await dialog.getByRole('button', { name: 'Ask for erasure' }).click()
  await expect.element(ui.getByText(/We have received your request/)).toBeVisible()
  expect(post.sent).toHaveLength(1)
  await expect.element(ui.getByRole('button', { name: 'Erase my account' })).toHaveFocus()
})
