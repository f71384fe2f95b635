import { expect, test } from 'vitest'
import { recordRequests, failing } from '../../testing/recordRequests'
import { renderApp } from '../../testing/renderApp'
import { worker } from '../../testing/worker'

async function fillIn() {
  const ui = await renderApp('/', 'nobody')
  const form = ui.getByRole('form', { name: 'Book a demo' })
  await form.getByLabelText(/^Full name/).fill('Anna Lund')
  await form.getByLabelText(/^Company/).fill('Lund & Søn')
  await form.getByLabelText(/^Work e-mail/).fill('anna@lund.dk')
  await form.getByLabelText(/^Phone/).fill('12 34 56 78')
  return { ui, form }
}

test('[A05, A06, V02] a demo request adds the calling code and accepts any day', async () => {
  const post = recordRequests('post', '/pa-users/bookDemo')
  worker.use(post.handler)
  const { ui, form } = await fillIn()
  await form.getByRole('button', { name: 'Book a demo' }).click()
  await expect.element(ui.getByText(/We have received your request/)).toBeVisible()
  expect(post.sent[0]?.body).toEqual({
    name: 'Anna Lund',
    companyName: 'Lund & Søn',
    email: 'anna@lund.dk',
    phone: '+45 12 34 56 78',
    date: null,
  })
})

test('[V01, V02] a demo request without a name or with an invalid e-mail is not sent', async () => {
  const post = recordRequests('post', '/pa-users/bookDemo')
  worker.use(post.handler)
  const { form } = await fillIn()
  await form.getByLabelText(/^Full name/).fill(' ')
  await form.getByLabelText(/^Work e-mail/).fill('anna@lund')
  await form.getByRole('button', { name: 'Book a demo' }).click()
  await expect
    .element(form.getByLabelText(/^Full name/))
    .toHaveAccessibleDescription(/Please write your full name/)
  await expect
    .element(form.getByLabelText(/^Work e-mail/))
    .toHaveAccessibleDescription(/Please enter a valid email address/)
  expect(post.sent).toEqual([])
})

test.each([
  [429, 'too many'],
  [500, 'An unexpected error occurred'],
])('[Z03] a failed demo request (%i) is shown and keeps the input', async (status, text) => {
  worker.use(recordRequests('post', '/pa-users/bookDemo', failing(status)).handler)
  const { form } = await fillIn()
  await form.getByRole('button', { name: 'Book a demo' }).click()
  await expect.element(form.getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expect.element(form.getByLabelText(/^Company/)).toHaveValue('Lund & Søn')
})
