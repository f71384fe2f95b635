import { exampleResponses } from '@spadestik/api-client/examples'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { afterClickGuard } from '../../../testing/afterClickGuard'
import { answer, refuse } from '../../../testing/answer'
import { commonFailures } from '../../../testing/problemWords'
import { recordRequests } from '../../../testing/recordRequests'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const company = exampleResponses.getManagedCompanies.body.items[0]!
const key = exampleResponses.getManagedKeys.body.items[0]!
const map = { ...key, id: 8, name: 'Our map', lastUsed: '2026-11-27T06:05:00Z' }

/** The keys of the first company. */
async function openKeys() {
  const ui = await renderApp('/admin')
  await ui.getByRole('rowheader', { name: company.name }).click()
  await ui.getByRole('button', { name: 'Keys', exact: true }).click()
  return ui
}

test('[O18] administrators see the keys of a company with their users, and end one after a question', async () => {
  const rest = [map]
  let items = [key, map]
  const remove = recordRequests('delete', '/admin/keys/7', () => {
    items = rest
    return new HttpResponse(null, { status: 204 })
  })
  worker.use(
    answer('getManagedKeys', () => ({ items, count: items.length })),
    remove.handler,
  )
  const ui = await openKeys()
  const table = ui
    .getByRole('grid', { name: `Keys of ${company.name}` })
    .or(ui.getByRole('table', { name: `Keys of ${company.name}` }))
  const shown = ['Key', 'User', 'Last day', 'Last used', 'Actions']
  for (const [name, used] of [
    ['Our CRM', 'Never'],
    ['Our map', '27.11.2026'],
  ] as const)
    shown.push(name, 'Search, and read agents', 'Anne Lund', key.email, '28.11.2027', used, 'End')
  await expect.element(table).toHaveTextContent(shown.join(''))
  const end = ui.getByRole('button', { name: 'End the key Our CRM of Anne Lund' })
  await end.click()
  const question = ui.getByRole('alertdialog', { name: 'End the key Our CRM of Anne Lund' })
  await afterClickGuard()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(end).toHaveFocus()
  expect(remove.sent).toEqual([])
  await end.click()
  await afterClickGuard()
  await question.getByRole('button', { name: 'End', exact: true }).click()
  await expect.element(ui.getByText('The key Our CRM has ended.').first()).toBeVisible()
  await expect.element(end).not.toBeInTheDocument()
  await expect.element(ui.getByRole('button', { name: 'End the key Our map of Anne Lund' })).toBeVisible()
  expect(remove.sent).toHaveLength(1)
  await expect.poll(() => document.activeElement !== document.body).toBe(true)
})

test('[O18] keys that do not load are unknown, not none, and a failed end says so', async () => {
  worker.use(refuse('getManagedKeys', 500), refuse('endManagedKey', 500))
  const ui = await openKeys()
  const retry = ui.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  await expect.element(ui.getByText('No keys')).not.toBeInTheDocument()
  worker.use(answer('getManagedKeys', { items: [key], count: 1 }))
  await retry.click()
  await ui.getByRole('button', { name: 'End the key Our CRM of Anne Lund' }).click()
  const question = ui.getByRole('alertdialog')
  await afterClickGuard()
  await question.getByRole('button', { name: 'End', exact: true }).click()
  await expect.element(question.getByRole('alert')).toHaveTextContent(commonFailures[500])
})
