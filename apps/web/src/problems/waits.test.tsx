import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { worker } from '../../testing/worker'

const refusing = (retryAfter: string | null) => () =>
  new HttpResponse(null, { status: 429, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } })

describe('a call above a quota', () => {
  test.each([
    ['25', 'Wait 25 seconds and try again'],
    ['1', 'Wait 1 second and try again'],
    [null, 'Wait a while and try again'],
  ])('[Z03] for a search with retry-after %s says: %s', async (retryAfter, text) => {
    worker.use(answer('searchProjects', refusing(retryAfter)))
    await renderApp('/search/1?type=project')
    await expect.element(page.getByText(text, { exact: false })).toBeVisible()
    worker.use(answer('searchProjects'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText(text, { exact: false })).not.toBeInTheDocument()
  })

  test.each([
    ['45', 'Wait 45 seconds and try again'],
    ['1800', 'Wait 30 minutes and try again'],
  ])('[Z03, M05] in a dialog with retry-after %s says: %s', async (retryAfter, text) => {
    worker.use(answer('createNote', refusing(retryAfter)))
    await renderApp('/procurement/91004')
    await page.getByRole('button', { name: 'Write a note' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Text/ }).fill('We were there')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText(text, { exact: false })).toBeVisible()
  })
})
