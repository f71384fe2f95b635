import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const operations = {
  project: 'getProject',
  procurement: 'getProcurement',
  company: 'getCompany',
} as const

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

describe.each([
  ['project', 'This project does not exist in our database'],
  ['procurement', 'This tender does not exist in our database'],
  ['company', 'This company does not exist in our database'],
] as const)('the page of a %s', (type, missing) => {
  test('[E01, Z03] a missing item is reported, and the address stays the same', async () => {
    worker.use(refuse(operations[type], 404))
    await renderApp(`/${type}/48213`)
    await expect.element(heading(missing)).toBeVisible()
    expect(location.pathname).toBe(`/${type}/48213`)
    await expect.element(page.getByRole('link', { name: 'Go to the search' })).toBeVisible()
  })

  test('[E01] an invalid id is reported as a missing item, without a request', async () => {
    let calls = 0
    worker.use(
      answer(operations[type], () => {
        calls += 1
        return new HttpResponse(null, { status: 500 })
      }),
    )
    await renderApp(`/${type}/first`)
    await expect.element(heading(missing)).toBeVisible()
    expect(calls).toBe(0)
  })

  test('[Z03] a failed request is reported, and a retry shows the item', async () => {
    worker.use(answer(operations[type], () => HttpResponse.error()))
    await renderApp(`/${type}/48213`)
    await expect.element(heading('No connection')).toBeVisible()
    worker.use(answer(operations[type]))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(heading('No connection')).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.each([
  ['procurement', '/procurement/91004'],
  ['company', '/company/5120'],
] as const)(
  '[C01, E01, Z03] a 401 on the page of a %s offers an upgrade and keeps the session',
  async (type, path) => {
    worker.use(refuse(operations[type], 401))
    await renderApp(path)
    await expect.element(heading('Your product does not include this')).toBeVisible()
    await expect.element(page.getByRole('form', { name: 'Book a demo' })).toBeVisible()
    expect(document.cookie).toContain('session=')
  },
)

const spent = { name: 'Mette Krog', mail: 'mette@krogbyg.dk', views: 0, code: null }

test('[Z03, A06] a limited visitor without views left is led to the page about expired access', async () => {
  worker.use(refuse('getProject', 480), answer('getLimitedAccess', spent))
  await renderApp('/project/48213', { visitor: spent })
  await expect.element(heading('Your limited access has run out')).toBeVisible()
  expect(location.pathname).toBe('/access-expired')
})

test('[Z03, A06] a cached refusal leads to the page about expired access only after the service has repeated it', async () => {
  worker.use(refuse('getProject', 480), answer('getLimitedAccess', spent))
  await renderApp('/project/48213', { visitor: spent })
  await expect.element(heading('Your limited access has run out')).toBeVisible()
  worker.use(answer('getProject'))
  history.pushState(null, '', '/project/48213')
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  await expect.element(page.getByRole('list', { name: 'Phases' })).toBeVisible()
  expect(location.pathname).toBe('/project/48213')
})
