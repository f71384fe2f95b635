import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { recordRequests, failing } from '../../../testing/recordRequests'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const visitor = { name: 'Mette Krog', mail: 'mette@krogbyg.dk', views: 3, code: null }

async function askForCode() {
  const ui = await renderApp('/project/7', 'nobody')
  const form = ui.getByRole('form', { name: 'Look without a login' })
  await form.getByLabelText(/^Full name/).fill(' Mette Krog ')
  await form.getByLabelText(/^Your e-mail/).fill('mette@krogbyg.dk')
  await form.getByRole('button', { name: 'Get a code' }).click()
  return { ui, form }
}

describe('limited access', () => {
  test('[L02] a project offers login and limited access side by side; another page offers the login above the demo', async () => {
    const ui = await renderApp('/project/7', 'nobody')
    await expect.element(ui.getByRole('form', { name: 'Log in', exact: true })).toBeVisible()
    await expect.element(ui.getByRole('form', { name: 'Look without a login' })).toBeVisible()
    await expect.element(ui.getByRole('form', { name: 'Book a demo' })).not.toBeInTheDocument()
  })

  test('[L02] a page other than a project offers no limited access', async () => {
    const ui = await renderApp('/procurement/7', 'nobody')
    await expect.element(ui.getByRole('form', { name: 'Book a demo' })).toBeVisible()
    await expect.element(ui.getByRole('form', { name: 'Look without a login' })).not.toBeInTheDocument()
  })

  test('[W05] a new visitor is sent a code, and a known visitor can request another code', async () => {
    const create = recordRequests('post', '/limited-access/create')
    const resend = recordRequests('post', '/limited-access/resend', failing(200))
    worker.use(create.handler, resend.handler)
    const { ui, form } = await askForCode()
    await expect.element(ui.getByRole('group', { name: 'Code' })).toBeVisible()
    expect(create.sent[0]?.body).toEqual({ name: 'Mette Krog', mail: 'mette@krogbyg.dk' })

    await ui.getByRole('link', { name: /Use another e-mail address/ }).click()
    await expect.element(form.getByLabelText(/^Full name/)).not.toBeInTheDocument()
    await expect.element(form.getByLabelText(/^Your e-mail/)).toHaveValue('mette@krogbyg.dk')
    await expect.element(form.getByLabelText(/^Your e-mail/)).toHaveFocus()
    await form.getByRole('button', { name: 'Get a code' }).click()
    await expect.element(ui.getByRole('group', { name: 'Code' })).toBeVisible()
    expect(resend.sent[0]?.body).toEqual({ mail: 'mette@krogbyg.dk' })
  })

  test.each([
    [409, 'The chosen email is already in use'],
    [403, 'No access can be given'],
    [400, 'could not be opened'],
    [500, 'could not be opened'],
  ])('[W05, Z03] a failed request for access (%i) says: %s', async (status, text) => {
    worker.use(recordRequests('post', '/limited-access/create', failing(status)).handler)
    const { form } = await askForCode()
    await expect.element(form.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect.element(form.getByLabelText(/^Your e-mail/)).toHaveValue('mette@krogbyg.dk')
  })

  test('[W05, V02] a refused name is reported at the name field', async () => {
    const problem = {
      kind: 'badRequest',
      title: '',
      status: 400,
      detail: '',
      errors: [{ path: '/body/name', message: '' }],
    }
    const refused = () => HttpResponse.json(problem, { status: 400 })
    worker.use(recordRequests('post', '/limited-access/create', refused).handler)
    const { form } = await askForCode()
    await expect
      .element(form.getByRole('alert').filter({ hasText: 'The name was not accepted' }))
      .toBeVisible()
  })

  test.each([
    [400, /Code is not correct/],
    [401, /Code is not correct/],
    [404, /Code is not correct/],
    [500, /could not be opened/],
  ])(
    '[W05, Z03] a refused code (%i) shows %s, empties the boxes and hides the progress',
    async (status, text) => {
      const auth = recordRequests('post', '/limited-access/auth', failing(status))
      worker.use(recordRequests('post', '/limited-access/create').handler, auth.handler)
      const { ui } = await askForCode()
      await ui.getByRole('textbox', { name: /1/ }).click()
      await userEvent.keyboard('ABCD')
      await expect.element(ui.getByRole('group', { name: 'Code' }).getByText(text)).toBeVisible()
      await expect.element(ui.getByRole('textbox', { name: /1/ })).toHaveValue('')
      await expect.element(ui.getByRole('textbox', { name: /1/ })).toHaveFocus()
      await expect.element(ui.getByRole('progressbar')).not.toBeInTheDocument()
      expect(auth.sent).toMatchObject([{ body: { mail: visitor.mail, code: 'ABCD' } }])
      expect(document.cookie).not.toContain('session=')
    },
  )

  test('[H03, W05] the menu of a limited visitor shows the remaining views and links to other pages', async () => {
    worker.use(recordRequests('get', '/limited-access', () => HttpResponse.json(visitor)).handler)
    const ui = await renderApp('/access-expired', { visitor })
    await ui.getByRole('button', { name: /Mette Krog/ }).click()
    await expect.element(ui.getByText('3 views left')).toBeVisible()
    await expect.element(ui.getByText('mette@krogbyg.dk')).toBeVisible()
    for (const name of ['Log in', 'Cookie policy', 'Book a demo', 'Prices']) {
      await expect.element(ui.getByRole('menuitem', { name })).toHaveAttribute('href')
    }
  })

  test('[K01, L01] a visitor sees the login with an explanation on pages other than projects', async () => {
    worker.use(recordRequests('get', '/limited-access', () => HttpResponse.json(visitor)).handler)
    const ui = await renderApp('/procurement/7', { visitor })
    await expect.element(ui.getByText(/Your limited access covers projects only/)).toBeVisible()
    await expect.element(ui.getByRole('form', { name: 'Log in', exact: true })).toBeVisible()
  })

  test('[A06, R06, Z03] opening a project without views left leads to the page about expired access', async () => {
    const spent = { ...visitor, views: 0 }
    const record = recordRequests('get', '/limited-access', () => HttpResponse.json(spent))
    worker.use(record.handler, recordRequests('get', '/projects/byId/7', failing(480)).handler)
    const ui = await renderApp('/project/7', { visitor: { ...visitor, views: 1 } })
    await expect
      .element(ui.getByRole('heading', { level: 1, name: 'Your limited access has run out' }))
      .toBeVisible()
    expect(location.pathname).toBe('/access-expired')
    await expect.element(ui.getByRole('form', { name: 'Book a demo' })).toBeVisible()
    await ui.getByRole('button', { name: /Mette Krog/ }).click()
    await expect.element(ui.getByText('No views left')).toBeVisible()
    expect(record.sent.length).toBeGreaterThan(1)
  })

  test('[W05] a token without a stored owner is tried as a user, then as a visitor', async () => {
    worker.use(
      recordRequests('get', '/pa-users', failing(403)).handler,
      recordRequests('get', '/limited-access', () => HttpResponse.json(visitor)).handler,
    )
    document.cookie = 'session=token; path=/'
    const ui = await renderApp('/access-expired', 'nobody')
    await expect.element(ui.getByRole('button', { name: /Mette Krog/ })).toBeVisible()
  })
})
