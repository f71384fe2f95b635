import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { failing } from '../../../testing/recordRequests'
import { renderApp } from '../../../testing/renderApp'
import { user, worker } from '../../../testing/worker'

const guide = () => HttpResponse.json([])
const settingsForm = { name: 'About you' }

describe('drafts', () => {
  test('[Z03, U01] a draft survives the end of the session and is offered after the next login', async () => {
    const owner = { ...user, phone: '+45 11 22 33 44' }
    worker.use(
      http.get('/api/pa-users', () => HttpResponse.json(owner)),
      http.put('/api/pa-users', failing(482)),
      http.get('/api/helpdesk', guide),
    )
    const ui = await renderApp('/settings', { user: owner })
    await ui.getByRole('form', settingsForm).getByLabelText('Position').fill('Foreman')
    await ui.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(ui.getByText(/logged out by an administrator/)).toBeVisible()
    await expect.element(ui.getByText(/What you were typing is kept/)).toBeVisible()

    worker.use(http.post('/api/auth', () => HttpResponse.json(user, { headers: { jwt: 'next' } })))
    await ui.getByLabelText(/^E-mail/).fill('anna@lund.example')
    await ui.getByRole('textbox', { name: /^Password/ }).fill('spade and bucket')
    await userEvent.keyboard('{Enter}')
    await expect.element(ui.getByRole('form', settingsForm).getByLabelText('Position')).toHaveValue('Foreman')
    await expect.element(ui.getByText(/What you had typed/)).toBeVisible()

    await ui.getByRole('link', { name: 'Help' }).click()
    await expect.element(ui.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
    await ui.getByRole('button', { name: /Anna Lund/ }).click()
    await ui.getByRole('menuitem', { name: 'Account settings' }).click()
    await expect.element(ui.getByRole('form', settingsForm).getByLabelText('Position')).toHaveValue('Foreman')
    await ui.getByRole('button', { name: 'Undo' }).click()
    await expect.element(ui.getByRole('form', settingsForm).getByLabelText('Position')).toHaveValue('')
  })

  test('[Z03, U01] a draft is not offered after a plain reload', async () => {
    const ui = await renderApp('/settings')
    await ui.getByRole('form', settingsForm).getByLabelText('Position').fill('Foreman')
    await ui.unmount()
    const reloaded = await renderApp('/info/prices')
    await expect.element(reloaded.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible()
    await expect.element(reloaded.getByText('You were in the middle of something')).not.toBeInTheDocument()
  })

  test('[Z03] a draft is deleted by a logout and never shown to another user', async () => {
    const ui = await renderApp('/settings')
    await ui.getByRole('form', settingsForm).getByLabelText('Position').fill('Foreman')
    expect(Object.keys(sessionStorage)).toContain(`draft:${user.id}:settings`)
    await ui.getByRole('button', { name: /Anna Lund/ }).click()
    await ui.getByRole('menuitem', { name: 'Log out' }).click()
    await expect.element(ui.getByRole('form', { name: 'Log in' })).toBeVisible()
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})
