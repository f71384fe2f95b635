import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { failing, recordRequests } from '../../../testing/recordRequests'
import { renderApp } from '../../../testing/renderApp'
import { user, worker } from '../../../testing/worker'

const loggedIn = () => HttpResponse.json(user, { headers: { jwt: 'new-token' } })

/** Sets the cookie with which the service leads back to the app. */
function comeBackWith(result: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the service sets it in a response
  document.cookie = `companySignIn=${result}; path=/`
}

afterEach(() => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- see above
  document.cookie = 'companySignIn=; path=/; max-age=0'
})

describe('a login at a company', () => {
  test.each([
    ['unknown', /No company logs in here with this address/],
    ['away', /does not work at present/],
  ])('[A01] when it cannot begin (%s), the form says so and keeps the address', async (failure, text) => {
    const begin = recordRequests('post', '/company-sign-in', () =>
      HttpResponse.json({ address: null, failure }),
    )
    worker.use(begin.handler)
    const ui = await renderApp('/settings?tab=1', 'nobody')
    await ui
      .getByRole('form', { name: 'Log in' })
      .getByLabelText(/^E-mail/)
      .fill('anna@lund.dk')
    await ui.getByRole('button', { name: "Use your company's login" }).click()
    const form = ui.getByRole('form', { name: "Your company's login" })
    const email = form.getByLabelText(/^E-mail at work/)
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveValue('anna@lund.dk')
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect.element(form.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect.element(email).toHaveValue('anna@lund.dk')
    expect(begin.sent[0]?.body).toEqual({ email: 'anna@lund.dk', path: '/settings?tab=1' })
    await form.getByRole('link', { name: 'Back to the login' }).click()
    await expect.element(ui.getByRole('form', { name: 'Log in', exact: true })).toBeVisible()
  })

  test.each([
    [429, /too many tries in a short time/],
    [500, /An unexpected error occurred/],
  ])('[A01, Z03] a beginning that fails (%i) says %s', async (status, text) => {
    worker.use(http.post('/api/company-sign-in', failing(status)))
    const ui = await renderApp('/', 'nobody')
    await ui.getByRole('button', { name: "Use your company's login" }).click()
    const form = ui.getByRole('form', { name: "Your company's login" })
    await form.getByLabelText(/^E-mail at work/).fill('anna@build.construction')
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect.element(form.getByRole('alert').filter({ hasText: text })).toBeVisible()
  })

  test('[A01, W01] who comes back from the company sees the requested page', async () => {
    const finish = recordRequests('post', '/company-sign-in/auth', loggedIn)
    worker.use(finish.handler)
    comeBackWith('token.a-token')
    const ui = await renderApp('/settings', 'nobody')
    await expect.element(ui.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    expect(finish.sent.map(({ body }) => body)).toEqual([{ token: 'a-token' }])
    expect(document.cookie).toContain('session=new-token')
    expect(document.cookie).not.toContain('companySignIn')
  })

  test.each([
    ['expired', /took too long/],
    ['refused', /did not log you in/],
    ['away', /does not work at present/],
    ['invalid', /could not be checked/],
    ['unverified', /does not confirm your e-mail address/],
    ['foreign', /does not belong to your company/],
    ['account', /cannot log in here with your account at work/],
    ['tooMany', /too many logins in a short time/],
    ['constructor', /An unexpected error occurred/],
  ])('[A01, Z03] who comes back without a login (%s) reads why, and can log in again', async (kind, text) => {
    comeBackWith(`failed.${kind}`)
    const ui = await renderApp('/settings', 'nobody')
    const form = ui.getByRole('form', { name: "Your company's login" })
    await expect.element(form.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect.element(form.getByLabelText(/^E-mail at work/)).toHaveFocus()
    expect(document.cookie).not.toContain('companySignIn')
  })

  test.each([
    [401, /took too long/],
    [429, /too many logins in a short time/],
    [500, /An unexpected error occurred/],
  ])('[A01, Z03] when the last step fails (%i), the form says %s', async (status, text) => {
    worker.use(http.post('/api/company-sign-in/auth', failing(status)))
    comeBackWith('token.a-token')
    const ui = await renderApp('/', 'nobody')
    const form = ui.getByRole('form', { name: "Your company's login" })
    await expect.element(form.getByRole('alert').filter({ hasText: text })).toBeVisible()
  })
})
