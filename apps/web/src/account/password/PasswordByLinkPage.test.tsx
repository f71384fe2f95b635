import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { recordRequests, failing } from '../../../testing/recordRequests'
import { renderApp } from '../../../testing/renderApp'
import type { Viewer } from '../../../testing/renderApp'
import { user, worker } from '../../../testing/worker'

async function savePassword(path: string, viewer: Viewer) {
  const ui = await renderApp(path, viewer)
  await ui.getByRole('textbox', { name: /^New password/ }).fill('spade and bucket')
  await ui.getByRole('textbox', { name: /^Repeat/ }).fill('spade and bucket')
  await ui.getByRole('button', { name: 'Save the password' }).click()
  return ui
}

describe('a password by link', () => {
  test.each([
    ['A02, R07', '/change-password/secret-1', '/pa-users/changePassword', /Your password is saved. Log in/],
    ['A03, R07', '/activate/secret-1', '/pa-users/activate', /Your account is ready/],
  ])(
    '[%s] %s saves the password with the token of the link, then offers the login',
    async (_ids, path, call, text) => {
      const put = recordRequests('put', call)
      worker.use(put.handler)
      const ui = await savePassword(path, 'nobody')
      await expect.element(ui.getByRole('status').filter({ hasText: text })).toBeVisible()
      await expect.element(ui.getByRole('form', { name: 'Log in' })).toBeVisible()
      expect(put.sent[0]?.body).toEqual({ newPassword: 'spade and bucket', token: 'secret-1' })
    },
  )

  test('[A02] a logged-in user goes to the dashboard after two seconds', async () => {
    worker.use(recordRequests('put', '/pa-users/changePassword').handler)
    const ui = await savePassword('/change-password/secret-1', { user })
    await expect.element(ui.getByText('Your password is saved.')).toBeVisible()
    expect(location.pathname).toBe('/change-password/secret-1')
    await expect.poll(() => location.pathname).toBe('/')
  })

  test.each([
    [498, /has been used or is too old/],
    [500, /could not be saved/],
  ])('[A02, Z03] failure %i is shown, and the session is kept', async (status, text) => {
    worker.use(recordRequests('put', '/pa-users/changePassword', failing(status)).handler)
    const ui = await savePassword('/change-password/secret-1', { user })
    await expect.element(ui.getByRole('alert').filter({ hasText: text })).toBeVisible()
    expect(document.cookie).toContain('session=token')
  })
})

describe('impersonation', () => {
  test.each([
    [401, /The login failed/],
    [498, /could not be impersonated/],
    [500, /could not be impersonated/],
  ])('[A04, W06, Z03] failure %i says %s', async (status, text) => {
    const post = recordRequests('post', '/auth/impersonate', () => HttpResponse.json(null, { status }))
    worker.use(post.handler)
    const ui = await renderApp('/impersonate/secret-2', 'nobody')
    const form = ui.getByRole('form', { name: 'Log in as a user' })
    await form.getByLabelText(/^E-mail/).fill('admin@lund.example')
    await form.getByRole('textbox', { name: /^Password/ }).fill('spade')
    await form.getByRole('button', { name: 'Go on as the user' }).click()
    await expect.element(form.getByRole('alert').filter({ hasText: text })).toBeVisible()
    expect(post.sent[0]?.body).toEqual({
      adminUsername: 'admin@lund.example',
      adminPassword: 'spade',
      token: 'secret-2',
    })
  })
})
