import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { list, worker } from '../../testing/worker'

type List = ReturnType<typeof list>

const dialog = page.getByRole('dialog')

/** Mocks a service with one list, which saves a change only if it names the version of the list. */
function serveList(initial: List) {
  const service = { stored: { ...initial, version: 1 }, saves: 0 }
  worker.use(
    answer('getLists', () => [service.stored]),
    answer('updateList', async (request) => {
      const body = (await request.json()) as List
      if (body.version !== service.stored.version) return new HttpResponse(null, { status: 409 })
      service.saves += 1
      service.stored = { ...service.stored, ...body, version: service.stored.version + 1 }
      return service.stored
    }),
  )
  return {
    get stored() {
      return service.stored
    },
    changeMeanwhile(changes: Partial<List>) {
      service.stored = { ...service.stored, ...changes, version: service.stored.version + 1 }
    },
  }
}

test('[W07, M04] settings saved while a colleague adds an item keep the item', async () => {
  const service = serveList(list(12, 'Bridges', [91004]))
  await renderApp('/list/12')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Bridges in spring')
  service.changeMeanwhile({ procurements: [91004, 91005] })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(service.stored).toMatchObject({ name: 'Bridges in spring', procurements: [91004, 91005] })
})

test('[W07, M04] an item added while a colleague adds another keeps both, and the new name', async () => {
  const service = serveList(list(12, 'Bridges', [1]))
  await renderApp('/procurement/91004')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await dialog.getByText('Bridges').click()
  service.changeMeanwhile({ procurements: [1, 2], name: 'Big bridges' })
  await dialog.getByRole('button', { name: 'Add to the list' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(service.stored).toMatchObject({ name: 'Big bridges', procurements: [1, 2, 91004] })
})

test('[W07, M04] two names given at once are both shown, and saving again decides', async () => {
  const service = serveList(list(12, 'Bridges', [91004]))
  await renderApp('/list/12')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const name = dialog.getByRole('textbox', { name: /^Name/ })
  await name.fill('Bridges in spring')
  service.changeMeanwhile({ name: 'Big bridges', mailTime: 'weekly' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(/changed the name to “Big bridges”/)).toBeVisible()
  await expect.element(name).toHaveValue('Bridges in spring')
  expect(service.stored.name).toBe('Big bridges')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(service.stored).toMatchObject({ name: 'Bridges in spring', mailTime: 'weekly' })
})

test('[M04, D03] a change of a list stays visible when the list is marked as seen meanwhile', async () => {
  const seen = Promise.withResolvers<void>()
  const saved = Promise.withResolvers<void>()
  const service = serveList(list(12, 'Bridges', [91004]))
  worker.use(
    answer('markListSeen', async () => {
      await seen.promise
      return new HttpResponse(null, { status: 204 })
    }),
    answer('updateList', async (request) => {
      const body = (await request.json()) as List
      seen.resolve()
      await saved.promise
      return { ...service.stored, ...body, name: 'Bridges (saved)', version: 2 }
    }),
  )
  await renderApp('/list/12')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Bridges in spring')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Bridges in spring').first()).toBeInTheDocument()
  saved.resolve()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bridges (saved)' })).toBeVisible()
})
