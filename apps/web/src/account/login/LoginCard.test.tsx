import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { recordRequests, failing } from '../../../testing/recordRequests'
import { renderApp } from '../../../testing/renderApp'
import { user, worker } from '../../../testing/worker'

const loggedIn = () => HttpResponse.json(user, { headers: { jwt: 'new-token' } })

describe('the login', () => {
  test('[A01, V01] the error summary names empty fields and links to them', async () => {
    const ui = await renderApp('/', 'nobody')
    const form = ui.getByRole('form', { name: 'Log in' })
    await form.getByRole('button', { name: 'Log in' }).click()
    await expect.element(form.getByRole('region', { name: /2/ })).toHaveFocus()
    await expect.element(form.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(/The field is required/)
  })

  test.each([
    [401, /Check your username and password/],
    [403, /Check your username and password/],
    [429, /too many tries in a short time/],
    [500, /An unexpected error occurred/],
  ])('[A01, Z03] a failed login (%i) says %s and keeps the input', async (status, text) => {
    worker.use(http.post('/api/auth', failing(status)))
    const ui = await renderApp('/', 'nobody')
    const form = ui.getByRole('form', { name: 'Log in' })
    await form.getByLabelText(/^E-mail/).fill('anna@lund.dk')
    await form.getByRole('textbox', { name: /^Password/ }).fill('wrong')
    await userEvent.keyboard('{Enter}')
    await expect.element(form.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect.element(form.getByLabelText(/^E-mail/)).toHaveValue('anna@lund.dk')
  })

  test('[A01, V01] after refused and failed logins, an emptied field shows its error at once', async () => {
    worker.use(http.post('/api/auth', failing(401)))
    const ui = await renderApp('/', 'nobody')
    const form = ui.getByRole('form', { name: 'Log in' })
    const password = form.getByRole('textbox', { name: /^Password/ })
    await form.getByLabelText(/^E-mail/).fill('anna@lund.dk')
    await userEvent.keyboard('{Enter}')
    await expect.element(password).toHaveAccessibleDescription(/The field is required/)
    await password.fill('wrong')
    await userEvent.keyboard('{Enter}')
    await expect.element(form.getByRole('alert')).toBeVisible()
    await password.fill('')
    await expect.element(password).toHaveAccessibleDescription(/The field is required/)
  })

  test('[A01, W01] a login leads to the requested page and stores the token in the cookie', async () => {
    const login = recordRequests('post', '/auth', loggedIn)
    worker.use(login.handler)
    const ui = await renderApp('/settings', 'nobody')
    const form = ui.getByRole('form', { name: 'Log in' })
    await form.getByLabelText(/^E-mail/).fill(' anna@lund.dk ')
    await form.getByRole('textbox', { name: /^Password/ }).fill('spade and bucket')
    await userEvent.keyboard('{Enter}')
    await expect.element(ui.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    expect(login.sent[0]?.body).toEqual({ username: 'anna@lund.dk', password: 'spade and bucket' })
    expect(document.cookie).toContain('session=new-token')
  })

  test.each([
    [204, 'status', /the link is on its way/],
    [500, 'alert', /An unexpected error occurred/],
  ])('[A01] a forgotten-password response %i shows a %s: %s', async (status, role, text) => {
    const reset = recordRequests('post', '/pa-users/passwordReset', failing(status))
    worker.use(reset.handler)
    const ui = await renderApp('/', 'nobody')
    await ui.getByLabelText(/^E-mail/).fill('anna@lund.dk')
    await ui.getByRole('link', { name: 'Forgotten your password?' }).click()
    await expect.element(ui.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
    await ui.getByRole('button', { name: 'Send the link' }).click()
    await expect.element(ui.getByRole(role).filter({ hasText: text })).toBeVisible()
    expect(reset.sent[0]?.query).toContain('email=anna%40lund.dk')
  })

  test.each([
    ['rejected', 401, /Something was wrong with the stored user information/],
    ['ended', 482, /logged out by an administrator/],
    ['rejected', 498, /Something was wrong with the stored user information/],
  ])('[W01, Z03] a session %s with %i shows the reason at the login', async (_reason, status, text) => {
    worker.use(http.get('/api/helpdesk', failing(status)))
    const ui = await renderApp('/help')
    await expect.element(ui.getByRole('status').filter({ hasText: text })).toBeVisible()
    await expect.element(ui.getByRole('form', { name: 'Log in' })).toBeVisible()
    expect(document.cookie).not.toContain('session=')
  })

  test('[A05, W02, Z03] a session taken by another login leads to the page about that, with login and demo forms', async () => {
    worker.use(http.get('/api/helpdesk', failing(481)))
    const ui = await renderApp('/help')
    await expect
      .element(ui.getByRole('heading', { level: 1, name: 'Another person has logged in' }))
      .toBeVisible()
    expect(location.pathname).toBe('/invalid-session/')
    await expect.element(ui.getByRole('form', { name: 'Log in' })).toBeVisible()
    await expect.element(ui.getByRole('form', { name: 'Book a demo' })).toBeVisible()
  })
})
