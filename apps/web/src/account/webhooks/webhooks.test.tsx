import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { afterClickGuard } from '../../../testing/afterClickGuard'
import { answer } from '../../../testing/answer'
import { failing, recordRequests } from '../../../testing/recordRequests'
import { renderApp } from '../../../testing/renderApp'
import { list, user, worker } from '../../../testing/worker'

const webhook = {
  id: 5,
  name: 'Our CRM',
  address: 'https://crm.example.dk/hook',
  listId: 31,
  agentId: null,
  created: '2026-11-20T09:00:00+01:00',
  formerSecretUntil: null,
  ended: null,
  endReason: null,
  lastDelivered: null,
} as const
const hint = {
  id: 812,
  messageId: 'msg_1',
  kind: 'changes',
  body: '{"type":"changes.available"}',
  created: '2026-11-28T09:01:00+01:00',
  state: 'failed',
  tries: 8,
  nextTry: null,
  lastTry: '2026-11-28T09:01:12+01:00',
  status: 503,
  answer: 'no room',
  failure: null,
} as const
const secret = 'whsec_9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M='
const lists = answer('getLists', [list(31, 'Bridges', [])])
const hints = answer('getWebhookDeliveries', { items: [{ ...hint }], before: null })

test('[O19] a webhook is made for a list, and its secret is shown once, with the focus', async () => {
  const post = recordRequests('post', '/webhooks', () =>
    HttpResponse.json({ webhook, secret }, { status: 201 }),
  )
  worker.use(lists, answer('getWebhooks', []), post.handler)
  const ui = await renderApp('/settings')
  await expect.element(ui.getByText('You have no webhooks.')).toBeVisible()
  await ui.getByRole('button', { name: 'Make a webhook' }).click()
  const dialog = ui.getByRole('dialog', { name: 'Make a webhook' })
  await afterClickGuard()
  await dialog.getByLabelText(/^Name/).fill('Our CRM')
  await dialog.getByLabelText(/^Address/).fill('crm.example.dk')
  await dialog.getByRole('button', { name: 'Make a webhook' }).click()
  await expect.element(dialog.getByText(/Type an address that begins with https/)).toBeVisible()
  expect(post.sent).toEqual([])
  await dialog.getByLabelText(/^Address/).fill('https://crm.example.dk/hook')
  await dialog.getByRole('button', { name: /Changes of/ }).click()
  await ui.getByRole('option', { name: 'List: Bridges' }).click()
  await afterClickGuard()
  await dialog.getByRole('button', { name: 'Make a webhook' }).click()
  const field = ui.getByRole('dialog').getByRole('textbox', { name: 'The secret of the webhook' })
  await expect.element(field).toHaveValue(secret)
  await expect.element(field).toHaveFocus()
  expect(post.sent).toMatchObject([
    { body: { name: 'Our CRM', address: 'https://crm.example.dk/hook', listId: 31, agentId: null } },
  ])
  await ui.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.element(ui.getByText('List: Bridges')).toBeVisible()
  await expect.element(ui.getByText(secret)).not.toBeInTheDocument()
})

test('[O19] a webhook shows what was sent with the answers, and sends once more', async () => {
  const again = recordRequests('post', '/webhooks/5/deliveries/812', () =>
    HttpResponse.json({ ...hint, state: 'waiting', tries: 0, nextTry: hint.created }),
  )
  worker.use(lists, hints, answer('getWebhooks', [{ ...webhook }]), again.handler)
  const ui = await renderApp('/settings')
  await ui.getByRole('button', { name: 'Manage the webhook Our CRM' }).click()
  const dialog = ui.getByRole('dialog', { name: 'Our CRM' })
  await expect.element(dialog.getByText('Not accepted (503)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Request and answer' }).click()
  await expect.element(dialog.getByText('{"type":"changes.available"}')).toBeVisible()
  await expect.element(dialog.getByText('no room')).toBeVisible()
  await afterClickGuard()
  worker.use(
    answer('getWebhookDeliveries', {
      items: [{ ...hint, state: 'delivered', tries: 1, status: 204, answer: '' }],
      before: null,
    }),
  )
  await dialog.getByRole('button', { name: /^Send once more/ }).click()
  await expect.element(dialog.getByText('Accepted (204)')).toBeVisible()
  expect(again.sent).toHaveLength(1)
})

test('[O19] a webhook that has ended says why, and sends again', async () => {
  const ended = { ...webhook, ended: '2026-11-28T09:00:00+01:00', endReason: 'failing' as const }
  const resume = recordRequests('post', '/webhooks/5/sending', () => HttpResponse.json(webhook))
  worker.use(lists, hints, answer('getWebhooks', [ended]), resume.handler)
  const ui = await renderApp('/settings')
  await ui.getByRole('button', { name: 'Manage the webhook Our CRM' }).click()
  const dialog = ui.getByRole('dialog', { name: 'Our CRM' })
  const why = /Stopped on 28.11.2026, because the receiver has not accepted anything/
  await expect.element(dialog.getByText(why)).toBeVisible()
  await afterClickGuard()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect.element(dialog.getByText(why)).not.toBeInTheDocument()
  expect(resume.sent).toHaveLength(1)
  // The pressed button is gone, and the focus stays in the dialog.
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
})

test('[O19] a webhook is deleted after a question, and the focus goes on', async () => {
  const remove = recordRequests('delete', '/webhooks/5', () => new HttpResponse(null, { status: 204 }))
  worker.use(lists, hints, answer('getWebhooks', [{ ...webhook }]), remove.handler)
  const ui = await renderApp('/settings')
  await ui.getByRole('button', { name: 'Manage the webhook Our CRM' }).click()
  await afterClickGuard()
  await ui.getByRole('button', { name: 'Delete the webhook Our CRM' }).click()
  const question = ui.getByRole('alertdialog', { name: 'Delete the webhook Our CRM?' })
  await afterClickGuard()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(ui.getByText('The webhook Our CRM is deleted').first()).toBeVisible()
  await expect.element(ui.getByText('You have no webhooks.')).toBeVisible()
  await expect.element(ui.getByRole('button', { name: 'Make a webhook' })).toHaveFocus()
  expect(remove.sent).toHaveLength(1)
})

test('[O19] webhooks and hints that cannot be read are no empty lists', async () => {
  worker.use(lists, recordRequests('get', '/webhooks', failing(500)).handler)
  const ui = await renderApp('/settings')
  await expect.element(ui.getByText('Webhooks', { exact: true })).toBeVisible()
  await expect.element(ui.getByText('You have no webhooks.')).not.toBeInTheDocument()
  await expect.element(ui.getByRole('button', { name: /again/i }).first()).toBeVisible()
})

test('[O19] without a paid product, the button explains what webhooks belong to', async () => {
  const unsubscribed = { ...user, product: null }
  worker.use(answer('getWebhooks', []), answer('getCurrentUser', unsubscribed))
  const ui = await renderApp('/settings', { user: unsubscribed })
  await ui.getByRole('button', { name: 'Make a webhook' }).click()
  await expect.element(ui.getByText('Keys and webhooks are part of the paid products.')).toBeVisible()
})
