import { exampleResponses } from '@spadestik/api-client/examples'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { list, listedProcurements, procurement, user, worker } from '../../testing/worker'

test.each([
  ['/procurement/91004', 'getProcurement', 500],
  ['/procurement/91004', 'getProcurement', 403],
  ['/list/12', 'getListItems', 500],
] as const)('[L01, Z03] the title of %s names why %s got %i', async (path, operation, status) => {
  worker.use(refuse(operation, status))
  await renderApp(path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  await expect.poll(() => document.title).toContain(heading.element().textContent)
})

test('[T01] Back keeps how many items of a list are shown', async () => {
  const procurements = Array.from({ length: 45 }, (_, index) => procurement(index + 1, `Bridge ${index + 1}`))
  worker.use(
    answer('getLists', [{ ...list(12, 'Bridges', []), procurements: procurements.map(({ id }) => id) }]),
    answer('getListItems', listedProcurements(12, procurements)),
  )
  await renderApp('/list/12')
  const links = page.getByRole('table').getByRole('link', { name: /^Bridge/ })
  await expect.poll(() => links.elements().length).toBe(20)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => links.elements().length).toBe(40)
  await links.first().click()
  await expect.poll(() => location.pathname).toMatch(/^\/procurement/)
  history.back()
  await expect.poll(() => links.elements().length).toBe(40)
})

test('[C01] Back keeps the page of the roles of a company', async () => {
  const { body } = exampleResponses.getCompanyRoles
  worker.use(answer('getCompanyRoles', { ...body, count: 35 }))
  await renderApp('/company/5120')
  const second = page.getByRole('navigation', { name: 'Pages' }).getByLabelText('Page 2')
  await second.click()
  await expect.element(second).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  // The page stays on screen until the dashboard has loaded.
  await expect.element(page.getByRole('heading', { name: 'Lists', exact: true })).toBeVisible()
  history.back()
  await expect.element(second).toHaveAttribute('aria-current', 'page')
})

test('[M04] the question about deletion names the saved list, and an empty new list is not news', async () => {
  worker.use(answer('getLists', [{ ...list(12, 'Bridges', []), lastSeen: null }]))
  await renderApp('/')
  await expect.element(page.getByRole('link', { name: 'Bridges' })).toBeVisible()
  await expect
    .element(page.getByRole('table', { name: 'Lists' }).getByText('New', { exact: true }))
    .not.toBeInTheDocument()
  await page.getByRole('button', { name: /Settings of .*Bridges/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Tunnels')
  await dialog.getByRole('button', { name: 'Delete list' }).click()
  await expect.element(page.getByRole('alertdialog').getByText(/Bridges/)).toBeVisible()
})

test('[G03] the focus stays in its part after another try and after a deletion', async () => {
  const { body } = exampleResponses.getProcurementNotes
  const [note] = body
  worker.use(refuse('getProcurementNotes', 500))
  await renderApp('/procurement/91004')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  worker.use(answer('getProcurementNotes', note === undefined ? [] : [{ ...note, paUserIds: [user.id] }]))
  await retry.click()
  await expect.element(page.getByRole('button', { name: 'Actions for the note' })).toHaveFocus()
  worker.use(answer('deleteNote', () => new HttpResponse(null, { status: 204 })))
  await page.getByRole('button', { name: 'Actions for the note' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Write a note' })).toHaveFocus()
})
