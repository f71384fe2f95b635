import { exampleResponses } from '@spadestik/api-client/examples'
import { describe, expect, test } from 'vitest'
import { afterClickGuard } from '../../../testing/afterClickGuard'
import { answer, refuse } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const mail = exampleResponses.getManagedMails.body.items[0]!

const said = (ui: Awaited<ReturnType<typeof renderApp>>, text: string | RegExp) =>
  expect.element(ui.getByText(text).first()).toBeVisible()

describe('the mails that administrators see', () => {
  test('[J04] mails are counted by kind, and a kind says since when and why it fails', async () => {
    const ui = await renderApp('/admin/mails')
    const kinds = ui.getByRole('table', { name: 'Mails by kind' })
    await expect.element(kinds.getByRole('row', { name: /Alert 14 3 1/ })).toBeVisible()
    await kinds.getByRole('rowheader', { name: 'Alert' }).click()
    await expect.element(kinds.getByText('RecipientRefused')).toBeVisible()
  })

  test('[J04] no mail at all is good news', async () => {
    worker.use(answer('getManagedMailQueues', []), answer('getManagedMails', { items: [], before: null }))
    const ui = await renderApp('/admin/mails')
    await said(ui, 'All mails are sent')
    await said(ui, 'No mail that waits has failed.')
  })

  test('[J04] a mail that is sent again leaves the list, and the focus stays beside it', async () => {
    let isSent = false
    worker.use(
      answer('getManagedMails', () => ({ items: isSent ? [] : [mail], before: null })),
      answer('retryManagedMail', () => {
        isSent = true
        return undefined
      }),
    )
    const ui = await renderApp('/admin/mails')
    await ui.getByRole('rowheader', { name: /anne\.lund@fjordlund\.test/ }).click()
    await ui.getByRole('button', { name: 'Send again now' }).click()
    await said(ui, 'The mail to anne.lund@fjordlund.test is sent again now.')
    await said(ui, 'No mail that waits has failed.')
    await expect.element(ui.getByRole('heading', { name: 'Failing mails' })).toHaveFocus()
  })

  test('[J04] a mail that is tried soon anyway, or is gone, is said', async () => {
    worker.use(answer('getManagedMails', { items: [mail], before: null }), refuse('retryManagedMail', 409))
    const ui = await renderApp('/admin/mails')
    await ui.getByRole('rowheader', { name: /anne\.lund@fjordlund\.test/ }).click()
    await ui.getByRole('button', { name: 'Send again now' }).click()
    await said(ui, 'The mail is sent again within a few minutes anyway.')
    worker.use(refuse('retryManagedMail', 404))
    await afterClickGuard()
    await ui.getByRole('button', { name: 'Send again now' }).click()
    await said(ui, 'The mail was sent or given up meanwhile.')
  })
})
