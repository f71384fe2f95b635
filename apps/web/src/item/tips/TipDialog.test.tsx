import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../../testing/answer'
import { holdTimeouts } from '../../../testing/holdTimeouts'
import { bodyFailures, problemWords } from '../../../testing/problemWords'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const dialog = page.getByRole('dialog')
const message = dialog.getByRole('textbox', { name: /^Your message/ })
const send = dialog.getByRole('button', { name: 'Send' })

async function openRole(): Promise<void> {
  await renderApp('/procurement/91004')
  await page
    .getByRole('button', { name: /^Actions for Nordkyst/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Role info' }).click()
  await expect.element(dialog).toBeVisible()
}

describe('a tip about a role', () => {
  test.each(Object.entries({ ...bodyFailures, offline: problemWords.offline }))(
    '[M06] a failed tip (%s) shows the reason, keeps the text and can be sent again',
    async (failure, why) => {
      worker.use(
        answer('hasSentTip', false),
        answer('sendTip', () =>
          failure === 'offline' ? HttpResponse.error() : new HttpResponse(null, { status: Number(failure) }),
        ),
      )
      await openRole()
      await message.fill('Who signs the offers?')
      await send.click()
      await expect.element(dialog.getByRole('alert')).toHaveTextContent(why)
      await expect.element(message).toHaveValue('Who signs the offers?')
      worker.use(answer('sendTip'))
      await send.click()
      await expect.element(dialog.getByText('Your tip is sent. We will contact you.')).toBeVisible()
      await dialog.getByRole('button', { name: 'OK' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
    },
  )

  test('[M06] a timeout is shown, and the text is kept', async () => {
    const received = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    worker.use(
      answer('hasSentTip', false),
      answer('sendTip', async () => {
        received.resolve()
        await released.promise
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await openRole()
    await message.fill('Who signs the offers?')
    const { timeout, expire } = holdTimeouts()
    await send.click()
    await received.promise
    expect(timeout).toHaveBeenCalledWith(30_000)
    expire()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(problemWords.offline)
    released.resolve()
    await expect.element(message).toHaveValue('Who signs the offers?')
    await expect.element(send).toBeEnabled()
  })

  test('[M06] a tip names user, company and item, and is sent once', async () => {
    const sent: unknown[] = []
    worker.use(
      answer('hasSentTip', false),
      answer('sendTip', async (request) => {
        sent.push(await request.json())
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await openRole()
    await send.click()
    await dialog.getByRole('button', { name: 'OK' }).click()
    expect(sent).toEqual([
      expect.objectContaining({
        projectId: null,
        procurementId: 91004,
        paUserId: 1,
        contactId: null,
        name: 'Anna Lund',
        description: expect.stringContaining('Renovering af Skjern Åbro, etape 2” (no. 91004)') as string,
      }),
    ])
    await page
      .getByRole('button', { name: /^Actions for Nordkyst/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Role info' }).click()
    await expect.element(dialog.getByText('Already sent')).toBeVisible()
  })

  test('[M06] a role with an earlier tip shows that, and no second tip can be sent', async () => {
    worker.use(answer('hasSentTip', true))
    await openRole()
    await expect.element(dialog.getByText('Already sent')).toBeVisible()
    expect(send.query()).toBeNull()
  })

  test('[M06] a tip that was sent from another window in the meantime is reported', async () => {
    worker.use(
      answer('hasSentTip', false),
      answer('sendTip', () => new HttpResponse(null, { status: 409 })),
    )
    await openRole()
    await send.click()
    await expect.element(dialog.getByText('Already sent')).toBeVisible()
  })

  test('[M06] a tip can be sent if the check for an earlier tip fails', async () => {
    worker.use(answer('hasSentTip', () => new HttpResponse(null, { status: 404 })))
    await openRole()
    await expect.element(message).toBeVisible()
  })

  test('[M06, V02] a tip without text is not sent', async () => {
    worker.use(answer('hasSentTip', false))
    await openRole()
    await message.fill('  ')
    await send.click()
    await expect.element(dialog.getByText('The field is required')).toBeVisible()
  })
})

test('[C01, M06] a tip about a contact is not checked for an earlier tip, and names no item', async () => {
  const sent: unknown[] = []
  worker.use(
    answer('sendTip', async (request) => {
      sent.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await renderApp('/company/5120')
  await page.getByRole('button', { name: 'Ask about Lars Vang' }).click()
  await expect
    .element(message)
    .toHaveValue('Anna Lund would like to get in touch with Lars Vang at Nordkyst Ingeniører.')
  await send.click()
  await expect.element(dialog.getByText('Your tip is sent. We will contact you.')).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({ contactId: 810, companyRoleId: null, projectId: null, procurementId: null }),
  ])
})
