import type { Schemas } from '@spadestik/api-client'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../../testing/answer'
import { failing, recordRequests } from '../../../testing/recordRequests'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

type Export = Schemas['Export']

const waiting: Export = {
  id: 41,
  kind: 'csv',
  itemType: 'project',
  state: 'waiting',
  failure: null,
  rows: 0,
  total: null,
  hasMore: false,
  requested: '2026-11-28T09:00:00+01:00',
  ready: null,
  bytes: null,
  link: null,
}
const ready: Export = {
  ...waiting,
  state: 'ready',
  rows: 50_000,
  total: 50_000,
  hasMore: true,
  ready: '2026-11-28T09:00:20+01:00',
  bytes: 2_345_678,
  link: '/files/exports/41.csv?until=1&signature=abc',
}
const pageOf = (...items: Export[]) => ({ items, before: null })

beforeEach(() => localStorage.clear())

async function openDialog() {
  const ui = await renderApp('/search?type=project')
  await ui.getByRole('button', { name: 'Export' }).click()
  const dialog = ui.getByRole('dialog', { name: 'Export to a spreadsheet' })
  await expect.element(dialog).toBeVisible()
  return { ui, dialog }
}

test('[O05] the chosen columns are sent in their order, and are chosen again the next time', async () => {
  const post = recordRequests('post', '/exports', () => HttpResponse.json(waiting, { status: 201 }))
  worker.use(answer('getExports', pageOf()), post.handler)
  const { ui, dialog } = await openDialog()
  await expect.element(dialog.getByText('You have no spreadsheets yet.')).toBeVisible()
  await dialog.getByRole('radio', { name: /csv/ }).click({ force: true })
  await dialog.getByRole('checkbox', { name: 'Number' }).click({ force: true })
  const up = dialog.getByRole('button', { name: 'Move Phase up' })
  await up.click()
  await expect.element(up).toHaveFocus()
  await up.click()
  await expect.element(up).toHaveFocus()
  await expect.element(dialog.getByText('Phase is number 1 of 13')).toBeInTheDocument()
  const down = dialog.getByRole('button', { name: 'Move Budget down' })
  await down.click()
  await expect.element(down).toHaveFocus()
  await dialog.getByRole('button', { name: 'Make the file' }).click()
  await expect.poll(() => post.sent).toHaveLength(1)
  const body = Object(post.sent[0]?.body)
  expect(body).toMatchObject({ kind: 'csv', source: { of: 'search', itemType: 'project' } })
  expect(body.columns.slice(0, 4)).toEqual(['phase', 'name', 'currency', 'budget'])
  expect(body.columns).not.toContain('id')
  await expect.element(dialog.getByRole('progressbar')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await ui.getByRole('button', { name: 'Export' }).click()
  await expect.element(dialog.getByRole('checkbox', { name: 'Number' })).not.toBeChecked()
})

test('[O05] on a small screen the progress comes into view', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1280, 900))
  const post = recordRequests('post', '/exports', () => HttpResponse.json(waiting, { status: 201 }))
  worker.use(answer('getExports', pageOf()), post.handler)
  const { dialog } = await openDialog()
  await dialog.getByRole('button', { name: 'Make the file' }).click()
  await expect.element(dialog.getByRole('progressbar')).toBeInViewport()
})

test('[O05] a file that is ready is a link, and says when there are more rows', async () => {
  worker.use(answer('getExports', pageOf(ready)))
  const { dialog } = await openDialog()
  const link = dialog.getByRole('link', { name: 'Download' })
  await expect.element(link).toHaveAttribute('href', ready.link ?? '')
  await expect.element(link).toHaveAttribute('download')
  await expect.element(dialog.getByText(/There are more/)).toBeVisible()
})

test('[O05] a spreadsheet is stopped, and the focus stays in the dialog', async () => {
  const remove = recordRequests('delete', '/exports/41')
  worker.use(
    answer('getExports', pageOf({ ...waiting, state: 'running', rows: 200, total: 450 })),
    remove.handler,
  )
  const { dialog } = await openDialog()
  await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '200 of 450 rows')
  worker.use(answer('getExports', pageOf()))
  await dialog.getByRole('button', { name: /^Stop Projects/ }).click()
  await expect.element(dialog.getByText('You have no spreadsheets yet.')).toBeVisible()
  expect(remove.sent).toHaveLength(1)
  await expect.element(dialog.getByRole('region', { name: 'Your spreadsheets' })).toHaveFocus()
})

test('[O06] a refused request is said in the dialog, and what was chosen stays', async () => {
  worker.use(answer('getExports', pageOf()), recordRequests('post', '/exports', failing(409)).handler)
  const { dialog } = await openDialog()
  await dialog.getByRole('checkbox', { name: 'Number' }).click({ force: true })
  await dialog.getByRole('button', { name: 'Make the file' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: 'Number' })).not.toBeChecked()
})

test('[O07] the settings show the spreadsheets, and why one failed', async () => {
  worker.use(answer('getExports', pageOf({ ...waiting, state: 'failed', failure: 'tooLarge' })))
  const ui = await renderApp('/settings')
  await expect.element(ui.getByText(/The file would be too large/)).toBeVisible()
})
