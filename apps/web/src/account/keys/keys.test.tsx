import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { afterClickGuard } from '../../../testing/afterClickGuard'
import { answer } from '../../../testing/answer'
import { failing, recordRequests } from '../../../testing/recordRequests'
import { renderApp } from '../../../testing/renderApp'
import { user, worker } from '../../../testing/worker'

const key = {
  id: 7,
  name: 'Our CRM',
  start: 'spadestik_9yTk',
  scopes: ['search:read', 'lists:write'],
  created: '2026-11-20T09:00:00+01:00',
  lastDay: '2099-11-20',
  lastUsed: null,
} as const
const secret = 'spadestik_9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M'

test('[O11] the settings show the keys with what they may do, until when, and when they were used', async () => {
  worker.use(
    answer('getApiKeys', [
      { ...key, scopes: [...key.scopes] },
      {
        ...key,
        id: 8,
        name: 'Old bridge',
        scopes: ['items:read'],
        lastDay: '2020-01-31',
        lastUsed: '2020-01-30T09:00:00+01:00',
      },
    ]),
  )
  const ui = await renderApp('/settings')
  await expect
    .element(ui.getByRole('link', { name: 'What programs can do (in English)' }))
    .toHaveAttribute('href', '/api/docs')
  const row = ui.getByRole('listitem').filter({ hasText: 'Our CRM' }).first()
  await expect
    .element(row)
    .toHaveTextContent(
      'Our CRM spadestik_9yTk…Search, and read agentsChange listsWorks until 20.11.2099Never usedEnd',
    )
  const old = ui.getByRole('listitem').filter({ hasText: 'Old bridge' }).first()
  await expect
    .element(old)
    .toHaveTextContent(
      'Old bridge spadestik_9yTk…Read projects, tenders and companies, with contacts and notesWorked until 31.01.2020Last used 30.01.2020End',
    )
})

test('[O11] a key is made with a name, scopes and a last day, and is shown once, with the focus', async () => {
  const post = recordRequests('post', '/api-keys', () => HttpResponse.json({ key, secret }, { status: 201 }))
  worker.use(answer('getApiKeys', []), post.handler)
  const ui = await renderApp('/settings')
  await expect.element(ui.getByText('You have no keys.')).toBeVisible()
  await ui.getByRole('button', { name: 'Make a key' }).click()
  const dialog = ui.getByRole('dialog', { name: 'Make a key' })
  await afterClickGuard()
  await dialog.getByLabelText(/^Name/).fill('Our CRM')
  await dialog.getByRole('button', { name: 'Make a key' }).click()
  await expect.element(dialog.getByText(/Choose at least one/)).toBeVisible()
  expect(post.sent).toEqual([])
  await dialog.getByText('Change lists').click()
  await dialog.getByText('Search, and read agents').click()
  await afterClickGuard()
  await dialog.getByRole('button', { name: 'Make a key' }).click()
  const field = ui.getByRole('dialog').getByRole('textbox', { name: 'Your new key' })
  await expect.element(field).toHaveValue(secret)
  await expect.element(field).toHaveFocus()
  const lastDay = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(post.sent).toMatchObject([
    { body: { name: 'Our CRM', scopes: ['search:read', 'lists:write'], lastDay } },
  ])
  await ui.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.element(ui.getByRole('button', { name: 'Make a key' })).toHaveFocus()
  await expect.element(ui.getByRole('listitem').filter({ hasText: 'Our CRM spadestik_9yTk' })).toBeVisible()
  await expect.element(ui.getByText(secret)).not.toBeInTheDocument()
})

test('[O11] a key ends after a question, and the focus goes on', async () => {
  const remove = recordRequests('delete', '/api-keys/7', () => new HttpResponse(null, { status: 204 }))
  worker.use(answer('getApiKeys', [{ ...key, scopes: [...key.scopes] }]), remove.handler)
  const ui = await renderApp('/settings')
  await ui.getByRole('button', { name: 'End the key Our CRM' }).click()
  const question = ui.getByRole('alertdialog', { name: 'End the key Our CRM?' })
  await afterClickGuard()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(ui.getByRole('button', { name: 'End the key Our CRM' })).toHaveFocus()
  await ui.getByRole('button', { name: 'End the key Our CRM' }).click()
  await afterClickGuard()
  await question.getByRole('button', { name: 'End' }).click()
  await expect.element(ui.getByText('The key Our CRM has ended').first()).toBeVisible()
  await expect.element(ui.getByText('You have no keys.')).toBeVisible()
  await expect.element(ui.getByRole('button', { name: 'Make a key' })).toHaveFocus()
  expect(remove.sent).toHaveLength(1)
})

test('[O11] a failure to make or end a key is said in its dialog, which keeps what was typed', async () => {
  worker.use(
    answer('getApiKeys', [{ ...key, scopes: [...key.scopes] }]),
    recordRequests('post', '/api-keys', failing(500)).handler,
    recordRequests('delete', '/api-keys/7', failing(500)).handler,
  )
  const ui = await renderApp('/settings')
  await ui.getByRole('button', { name: 'Make a key' }).click()
  const dialog = ui.getByRole('dialog', { name: 'Make a key' })
  await dialog.getByLabelText(/^Name/).fill('Our CRM')
  await dialog.getByText('Read lists').click()
  await afterClickGuard()
  await dialog.getByRole('button', { name: 'Make a key' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByLabelText(/^Name/)).toHaveValue('Our CRM')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await ui.getByRole('button', { name: 'End the key Our CRM' }).click()
  const question = ui.getByRole('alertdialog')
  await afterClickGuard()
  await question.getByRole('button', { name: 'End' }).click()
  await expect.element(question.getByRole('alert')).toBeVisible()
})

test('[O11] without a paid product, the button explains what keys belong to', async () => {
  const unsubscribed = { ...user, product: null }
  worker.use(answer('getApiKeys', []), answer('getCurrentUser', unsubscribed))
  const ui = await renderApp('/settings', { user: unsubscribed })
  await ui.getByRole('button', { name: 'Make a key' }).click()
  await expect.element(ui.getByText('Keys and webhooks are part of the paid products.')).toBeVisible()
})
