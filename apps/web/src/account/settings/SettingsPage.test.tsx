import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { recordRequests, failing } from '../../../testing/recordRequests'
import { renderApp } from '../../../testing/renderApp'
import { user, worker } from '../../../testing/worker'
import { readStoredUser } from '../../session/storedIdentity'

const saved = { ...user, name: 'Anna Berg', phone: '+45 12 34 56 78' }

describe('the settings', () => {
  test('[U01, V02] a phone number gets its calling code, and all changes are saved and confirmed', async () => {
    const put = recordRequests('put', '/pa-users', () => HttpResponse.json(saved))
    worker.use(put.handler)
    const ui = await renderApp('/settings')
    const form = ui.getByRole('form', { name: 'About you' })
    await form.getByLabelText(/^Name/).fill('Anna Berg')
    await form.getByLabelText(/^Phone/).fill('12 34 56 78')
    await form.getByLabelText('Position').click()
    await expect.element(form.getByLabelText(/^Phone/)).toHaveValue('+45 12 34 56 78')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect
      .element(form.getByRole('status').filter({ hasText: 'Your settings are saved.' }))
      .toBeVisible()
    expect(put.sent[0]?.body).toEqual({
      name: 'Anna Berg',
      phone: '+45 12 34 56 78',
      position: null,
      showPopups: false,
    })
    await expect.element(ui.getByRole('button', { name: /Anna Berg/ })).toBeVisible()
  })

  test('[U01, W01] settings that are saved after a logout do not store the user again', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const put = recordRequests('put', '/pa-users', async () => {
      await held
      return HttpResponse.json(saved)
    })
    worker.use(put.handler)
    const ui = await renderApp('/settings')
    const form = ui.getByRole('form', { name: 'About you' })
    await form.getByLabelText(/^Name/).fill('Anna Berg')
    await form.getByLabelText(/^Phone/).fill('+45 12 34 56 78')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => put.sent.length).toBe(1)
    await ui.getByRole('button', { name: /Anna Lund/ }).click()
    await ui.getByRole('menuitem', { name: 'Log out' }).click()
    await expect.element(ui.getByRole('form', { name: 'Log in' })).toBeVisible()
    release()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(readStoredUser()).toBeNull()
  })

  test.each([
    ['the settings', 'main'],
    ['the footer', 'contentinfo'],
  ] as const)(
    '[U01, F01] a language picked in %s is stored with the account, and a failure changes nothing',
    async (_place, landmark) => {
      const put = recordRequests('put', '/user-language', failing(500))
      worker.use(put.handler)
      const ui = await renderApp('/settings')
      await ui
        .getByRole(landmark)
        .getByRole('button', { name: /English/ })
        .click()
      await ui.getByRole('option', { name: 'Svenska' }).click()
      await expect.element(ui.getByText('The language was not changed. Try again.')).toBeVisible()
      expect(put.sent.map(({ body }) => body)).toEqual([{ languageId: 4 }])
      await expect.element(ui.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    },
  )

  test('[U01] e-mail and company are read-only', async () => {
    const ui = await renderApp('/settings')
    const form = ui.getByRole('form', { name: 'About you' })
    await expect.element(form.getByLabelText('E-mail')).toHaveAttribute('readonly')
    await expect.element(form.getByLabelText('Company')).toHaveAttribute('readonly')
  })

  test.each([
    ['Name', '', 'Enter your name'],
    ['Name', 'R2D2', 'The name may only contain letters'],
    ['Name', 'a'.repeat(256), 'Your name can be at most 255 characters long'],
    ['Phone', '+45 call me', 'Insert valid phone number'],
    ['Position', 'No. 1', 'The position may only contain letters'],
  ])('[U01, V02] %s %j is refused: %s', async (label, value, text) => {
    const put = recordRequests('put', '/pa-users')
    worker.use(put.handler)
    const ui = await renderApp('/settings', { user: { ...user, phone: '+45 1' } })
    const form = ui.getByRole('form', { name: 'About you' })
    await form.getByLabelText(new RegExp(`^${label}`)).fill(value)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect
      .element(form.getByLabelText(new RegExp(`^${label}`)))
      .toHaveAccessibleDescription(new RegExp(text))
    expect(put.sent).toEqual([])
  })

  test('[U01, V02] the first press on Save after correcting the phone number saves it', async () => {
    const put = recordRequests('put', '/pa-users', () => HttpResponse.json(saved))
    worker.use(put.handler)
    const ui = await renderApp('/settings')
    const form = ui.getByRole('form', { name: 'About you' })
    const save = form.getByRole('button', { name: 'Save' })
    await form.getByLabelText(/^Phone/).fill('abc')
    await save.click()
    await expect.element(form.getByRole('region')).toBeVisible()
    await form.getByLabelText(/^Phone/).fill('12345678')
    const before = save.element().getBoundingClientRect().top
    save.element().focus()
    await expect.element(save).toHaveFocus()
    expect(save.element().getBoundingClientRect().top).toBe(before)
    await save.click()
    await expect.poll(() => put.sent[0]?.body).toMatchObject({ phone: '+45 12345678' })
  })

  test('[U01, N01] the setting for news after login is saved at once', async () => {
    const put = recordRequests('put', '/pa-users', () => HttpResponse.json({ ...user, showPopups: true }))
    worker.use(put.handler)
    const ui = await renderApp('/settings')
    await ui.getByRole('switch', { name: 'Show news after login' }).click({ force: true })
    await expect.element(ui.getByRole('switch', { name: 'Show news after login' })).toBeChecked()
    expect(put.sent[0]?.body).toMatchObject({ showPopups: true })
  })

  test('[U01, V02] a new password must be long enough and match its repetition', async () => {
    const post = recordRequests('post', '/pa-users/newPassword')
    worker.use(post.handler)
    const ui = await renderApp('/settings')
    const form = ui.getByRole('form', { name: 'Password' })
    await form.getByRole('textbox', { name: /^New password/ }).fill('short')
    await form.getByRole('textbox', { name: /^Repeat/ }).fill('other')
    await form.getByRole('button', { name: 'Save the password' }).click()
    await expect
      .element(form.getByRole('textbox', { name: /^New password/ }))
      .toHaveAccessibleDescription(/at least 8 characters/)
    await expect
      .element(form.getByRole('textbox', { name: /^Repeat/ }))
      .toHaveAccessibleDescription(/must be the same/)
    expect(post.sent).toEqual([])
  })

  test('[U01] a saved password leads to the dashboard after two seconds', async () => {
    const post = recordRequests('post', '/pa-users/newPassword')
    worker.use(post.handler)
    const ui = await renderApp('/settings')
    const form = ui.getByRole('form', { name: 'Password' })
    await form.getByRole('textbox', { name: /^New password/ }).fill('spade and bucket')
    await form.getByRole('textbox', { name: /^Repeat/ }).fill('spade and bucket')
    await form.getByRole('button', { name: 'Save the password' }).click()
    await expect.element(ui.getByText(/Your new password is saved/)).toBeVisible()
    expect(location.pathname).toBe('/settings')
    await expect.poll(() => location.pathname).toBe('/')
    expect(post.sent[0]?.body).toEqual({ newPassword: 'spade and bucket' })
  })

  test('[U01] failures to save a password and to send the link are shown', async () => {
    worker.use(
      recordRequests('post', '/pa-users/newPassword', failing(500)).handler,
      recordRequests('post', '/pa-users/passwordReset', failing(500)).handler,
    )
    const ui = await renderApp('/settings')
    const form = ui.getByRole('form', { name: 'Password' })
    await form.getByRole('textbox', { name: /^New password/ }).fill('spade and bucket')
    await form.getByRole('textbox', { name: /^Repeat/ }).fill('spade and bucket')
    await form.getByRole('button', { name: 'Save the password' }).click()
    await expect.element(form.getByRole('alert').filter({ hasText: /could not be saved/ })).toBeVisible()
    await ui.getByRole('link', { name: 'Send me a link instead' }).click()
    await expect
      .element(ui.getByRole('alert').filter({ hasText: 'The e-mail could not be sent' }))
      .toBeVisible()
  })

  test.each([
    ['Ask for a change', 'Ask for a change', '/pa-users/changeSubscription/1'],
    ['Cancel the subscription', 'Ask to cancel', '/pa-users/cancelSubscription'],
  ])('[U01] "%s" asks for confirmation and confirms the request', async (button, confirm, path) => {
    const post = recordRequests('post', path)
    worker.use(post.handler)
    const ui = await renderApp('/settings')
    await ui.getByRole('button', { name: button }).click()
    const dialog = ui.getByRole(confirm === 'Ask to cancel' ? 'alertdialog' : 'dialog')
    await dialog.getByRole('button', { name: confirm }).click()
    await expect.element(ui.getByText(/We have received your request/)).toBeVisible()
    expect(post.sent).toHaveLength(1)
  })

  test('[U01] a user without a product can request a subscription, and a failure keeps the dialog open', async () => {
    const post = recordRequests('post', '/pa-users/requestSubscription', failing(500))
    const unsubscribed = { ...user, email: 'anna@lund.dk', product: null }
    worker.use(
      post.handler,
      recordRequests('get', '/pa-users', () => HttpResponse.json(unsubscribed)).handler,
    )
    const ui = await renderApp('/settings', { user: unsubscribed })
    await ui.getByRole('button', { name: 'Ask for a subscription' }).click()
    const dialog = ui.getByRole('dialog')
    await dialog.getByLabelText(/^Phone/).fill('12345678')
    await dialog.getByRole('button', { name: 'Ask us to call' }).click()
    await expect.element(dialog.getByRole('alert').filter({ hasText: /could not be sent/ })).toBeVisible()
    expect(post.sent[0]?.body).toEqual({
      name: 'Anna Lund',
      phone: '+45 12345678',
      email: 'anna@lund.dk',
    })
  })
})
