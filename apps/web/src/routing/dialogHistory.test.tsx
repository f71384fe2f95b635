import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { list, worker } from '../../testing/worker'

const dialog = page.getByRole('dialog')
const heading = page.getByRole('heading', { level: 1, name: /Skjern Åbro/ })

async function openFromSearch(): Promise<void> {
  await renderApp('/search/1?type=procurement')
  await page
    .getByRole('link', { name: /Skjern Åbro/ })
    .first()
    .click()
  await expect.element(heading).toBeVisible()
}

test('[M01] Back closes a dialog first, and leaves the page only then', async () => {
  worker.use(answer('getLists', [list(1, 'Bridges', [])]))
  await openFromSearch()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => (history.state as { dialog?: boolean }).dialog).toBe(true)
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(location.pathname).toBe('/procurement/91004')
  history.back()
  await expect.poll(() => location.pathname).toBe('/search/1')
})

test('[M01] a dialog that was closed by its button needs no second Back', async () => {
  worker.use(answer('getLists', [list(1, 'Bridges', [])]))
  await openFromSearch()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect.poll(() => (history.state as { dialog?: boolean }).dialog).toBe(true)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => (history.state as { dialog?: boolean }).dialog).toBe(undefined)
  history.back()
  await expect.poll(() => location.pathname).toBe('/search/1')
})

test('[M01, M05] Back asks before it discards a note, which names its item', async () => {
  await openFromSearch()
  await page.getByRole('button', { name: 'Write a note' }).click()
  await expect.element(dialog.getByText(/Renovering af Skjern Åbro/)).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Text/ }).fill('Bring the drawings')
  await expect.poll(() => (history.state as { dialog?: boolean }).dialog).toBe(true)
  history.back()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect.element(dialog.getByRole('textbox', { name: /^Text/ })).toHaveValue('Bring the drawings')
  expect(location.pathname).toBe('/procurement/91004')
})

test('[M01] Back closes the filters on a phone, even after a filter was chosen there', async () => {
  await page.viewport(360, 740)
  try {
    await renderApp('/search/1?type=procurement')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => (history.state as { dialog?: boolean }).dialog).toBe(true)
    await dialog.getByRole('button', { name: 'Only new and changed' }).click()
    await expect.poll(() => location.search).toContain('unseen')
    await expect.poll(() => (history.state as { dialog?: boolean }).dialog).toBe(true)
    history.back()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(location.search).toContain('unseen')
  } finally {
    await page.viewport(1280, 900)
  }
})

test('[M01] Back closes the quick search', async () => {
  await openFromSearch()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => (history.state as { dialog?: boolean }).dialog).toBe(true)
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(location.pathname).toBe('/procurement/91004')
})
