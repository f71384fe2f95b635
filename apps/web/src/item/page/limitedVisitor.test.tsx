import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const visitor = { name: 'Gry Dam', mail: 'gry@dam.example', views: 3, code: 'ABCD' }

test('[K01, P03, M07] a limited visitor sees a project and its updates, and sends no request that needs a login', async () => {
  const asked: string[] = []
  const remember = (name: string) => () => {
    asked.push(name)
    return new HttpResponse(null, { status: 403 })
  }
  worker.use(
    answer('getLimitedAccess', visitor),
    answer('getLists', remember('lists')),
    answer('getHiddenItems', remember('hidden items')),
    answer('getProjectNotes', remember('notes')),
  )
  await renderApp('/project/48213', { visitor })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Børnehus ved Lystrup Engvej' }))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Latest updates' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Notes' }).query()).toBeNull()
  expect(page.getByRole('button', { name: /^Actions for / }).query()).toBeNull()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect
    .element(page.getByRole('dialog').getByText('Lists are part of the paid products.'))
    .toBeVisible()
  expect(asked).toEqual([])
})
